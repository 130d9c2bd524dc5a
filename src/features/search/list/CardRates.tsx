import { monthlyRates, type RateSettings } from '../../../domain/finance/monthlyRates';
import { withCalculatedRate } from '../../../domain/finance/rateChoice';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useAssumptions } from '../../../state/vehicles/assumptions';

export interface CardRatesProps {
  vehicle: Vehicle;
  settings: RateSettings;
  now: Date;
}

/** Monthly rates with warning and the whole legal text in view (rules/law: credit warning and rules/law: representative example). */
export function CardRates({ vehicle, settings, now }: CardRatesProps) {
  const { calculations } = useAssumptions();
  const rates = monthlyRates(withCalculatedRate(vehicle, calculations[vehicle.id]?.financing), settings, now);
  if (rates === undefined) return null;
  const { amounts, warning, text } = rates;
  return (
    <div className="vehicle-card__rate">
      <p className="vehicle-card__rate-amount">{amounts}</p>
      {warning === undefined ? null : <p className="vehicle-card__rate-amount">{warning}</p>}
      <p className="vehicle-card__rate-example">{text}</p>
    </div>
  );
}
