import { useState } from 'react';
import { MOST_INSURANCE, type AssumptionKey } from '../../domain/running-costs/assumptions';
import { energyAssumptions } from '../../domain/running-costs/energyCosts';
import { energyUse } from '../../domain/running-costs/energyUse';
import { isPassengerCar } from '../../domain/enums/carType';
import { isNewCar } from '../../domain/vehicle/legal/newCar';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useAssumptions } from '../../state/vehicles/assumptions';
import { useNow } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { Button } from '../../ui/actions/Button';
import { NumberInput } from '../../ui/fields/TextInput';
import { Fold } from '../../ui/layout/Fold';
import { useStyles } from '../../ui/styles';
import { readAssumption } from '../../domain/running-costs/numberEntry';
import { AssumptionFields } from './AssumptionFields';
import { Co2Costs } from './Co2Costs';
import css from './CostBasis.css?inline';
import { DISCLAIMER, ENERGY_NOTE, WINTER_NOTE } from './costTexts';

interface CostBasisProps {
  /** One, or those of a comparison (rules/running-costs: same assumptions for two). */
  vehicles: readonly Vehicle[];
  /** Where no slider changes the mileage. */
  hasMileage?: boolean;
  /** Why it differs from the label. */
  note?: string | undefined;
}

export function CostBasis({ vehicles, hasMileage = false, note }: CostBasisProps) {
  useStyles(css);
  const now = useCurrentTime(useNow(), vehicles.map(({ id }) => id).join());
  const { reset } = useAssumptions();
  // Remounts the fields: unreadable entries are reset as well.
  const [resets, setResets] = useState(0);
  const hasNewCar = vehicles.some((vehicle) => isPassengerCar(vehicle) && isNewCar(vehicle, now));
  const uses = vehicles.flatMap((vehicle) => energyUse(vehicle) ?? []);
  const keys: AssumptionKey[] = [
    ...new Set([...(hasMileage ? (['kmPerYear'] as const) : []), ...uses.flatMap(energyAssumptions)]),
  ];
  const hasElectric = vehicles.some(({ electricRange = 0 }) => electricRange > 0);
  return (
    <Fold level={hasMileage ? 2 : 3} title="Worauf diese Zahl beruht" className="print:hidden">
      <div className="cost-basis__fields">
        <InsuranceField key={resets} />
      </div>
      <AssumptionFields key={`fields ${resets}`} keys={keys} />
      <Button
        variant="quiet"
        onClick={() => {
          reset();
          setResets(resets + 1);
        }}
      >
        Vorgaben wiederherstellen
      </Button>
      <Co2Costs key={`co2 ${resets}`} vehicles={vehicles} />
      <div className="cost-basis__notes grid gap-8">
        {hasNewCar ? <p>Eigene Rechnung mit Ihren Annahmen; sie ersetzt keine Angabe des Energielabels.</p> : null}
        {note === undefined ? null : <p>{note}</p>}
        <p>{ENERGY_NOTE}</p>
        {hasElectric ? <p>{WINTER_NOTE}</p> : null}
        <p>{DISCLAIMER}</p>
      </div>
    </Fold>
  );
}

/** Only what the visitor knows: not estimated. */
function InsuranceField() {
  const { insurance, insure } = useAssumptions();
  const [typed, setTyped] = useState(insurance === undefined ? '' : String(insurance));
  const [hasLeft, setLeft] = useState(false);
  const read = (text: string) => readAssumption(text, { min: 0, max: MOST_INSURANCE });
  const isWrong = typed.trim() !== '' && read(typed) === undefined;
  return (
    <NumberInput
      label="Versicherung im Monat"
      suffix="€"
      value={typed}
      hint="Wird mitgerechnet, wenn Sie sie eintragen."
      error={isWrong && hasLeft ? 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 65.' : undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        setLeft(false);
        const amount = read(value);
        insure(amount === undefined ? undefined : Math.round(amount));
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
