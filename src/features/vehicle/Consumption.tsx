import { isPassengerCar } from '../../domain/enums/carType';
import { isNewCar } from '../../domain/vehicle/legal/newCar';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { scalesOf, shownConsumption } from '../../shared/vehicle/vehicleLegalInfo';
import { useNow } from '../../state/shopContext';
import { Heading } from '../../ui/display/Heading';
import { useStyles } from '../../ui/styles';
import css from './Consumption.css?inline';
import { CO2_GUIDE_TEXT } from '../../domain/vehicle/legal/co2Guide';

/** New cars with CO2 scales (Pkw-EnVKV, rules/law: consumption in full). */
export function Consumption({ vehicle }: { vehicle: Vehicle }) {
  useStyles(css);
  const now = useNow();
  const scales = scalesOf({ vehicle, now: now(), size: 'medium' });
  const lines = shownConsumption(vehicle, 'page', scales.length > 0);
  if (lines.length === 0 && scales.length === 0) return null;
  return (
    <section className="consumption" aria-labelledby="consumption-title">
      <Heading level={2} id="consumption-title">
        Verbrauch und CO₂-Emissionen
      </Heading>
      <ul className="consumption__lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {scales.length > 0 ? <div className="consumption__scales">{scales}</div> : null}
      {isPassengerCar(vehicle) && isNewCar(vehicle, now()) ? (
        <p className="consumption__guide">{CO2_GUIDE_TEXT}</p>
      ) : null}
    </section>
  );
}
