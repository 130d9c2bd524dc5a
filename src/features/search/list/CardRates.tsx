import { monthlyRates, type RateSettings } from '../../../domain/finance/monthlyRates';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

export interface CardRatesProps {
  vehicle: Vehicle;
  settings: RateSettings;
  now: Date;
}

/** Monthly rates with warning and the whole legal text in view (rules/law: credit warning and rules/law: representative example). */
export function CardRates({ vehicle, settings, now }: CardRatesProps) {
  const rates = monthlyRates(vehicle, settings, now);
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
