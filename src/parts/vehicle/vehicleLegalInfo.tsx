import type { TenantSettings } from '../../domain/tenant/settings';
import { CO2_CLASSES, co2Scales } from '../../domain/vehicle/legal/co2Class';
import { consumptionLines } from '../../domain/vehicle/legal/consumption';
import { hasPrice, netPrice, vatNote, visiblePreviousPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatPrice, formatQuantity, formatVehiclePrice } from '../../lib/format';
import { EfficiencyScale } from '../../ui/display/EfficiencyScale';
import { Price } from '../../ui/display/Price';

// What the law asks of a vehicle wherever it is shown in short: on the card of the list, on a tile, in the comparison.

interface ConsumptionProps {
  vehicle: Vehicle;
  now: Date;
  className: string;
}

/** In full, without a click and as legible as the power (Pkw-EnVKV, decisions 5). */
export function Consumption({ vehicle, now, className }: ConsumptionProps) {
  const scales = Co2Scales({ vehicle, now });
  // The class that stands on a scale is not said again (decisions 5).
  const lines = consumptionLines(vehicle, 'card').filter((line) => scales.length === 0 || !/^CO[₂2]-Klasse/.test(line));
  if (lines.length === 0 && scales.length === 0) return null;
  return (
    <div className={className}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {scales}
    </div>
  );
}

/** The scales that a new car must show, for a plug-in hybrid two (Pkw-EnVKV, decisions 5). */
export function Co2Scales({ vehicle, now }: Omit<ConsumptionProps, 'className'>) {
  return co2Scales(vehicle, now).map(({ label, co2Class, grams }) => (
    <EfficiencyScale
      key={label}
      size="small"
      label={label}
      classes={CO2_CLASSES}
      value={co2Class}
      figure={grams === undefined ? undefined : formatQuantity(grams, 'g/km')}
    />
  ));
}

interface VehiclePriceProps {
  vehicle: Vehicle;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'>;
  size?: 'small' | 'medium';
}

/** The price with its VAT note and, where the dealer shows it, the one before; without a price 'Preis auf Anfrage' (decisions 5). */
export function VehiclePrice({ vehicle, settings, size }: VehiclePriceProps) {
  const previous = visiblePreviousPrice(vehicle, settings);
  return (
    <Price
      size={size}
      amount={formatVehiclePrice(vehicle.publicPrice)}
      previous={previous === undefined ? undefined : formatPrice(previous)}
      net={netPrice(vehicle)}
      note={hasPrice(vehicle) ? vatNote(vehicle) : undefined}
    />
  );
}
