import { useRef } from 'react';
import { monthlyRates, type RateSettings } from '../../../domain/finance/monthlyRates';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { useIsInView } from '../../../ui/layout/useIsInView';
import { useVisitRate } from '../../finance/rate/useVisitRate';

export interface CardRatesProps {
  vehicle: Vehicle;
  settings: RateSettings;
  now: Date;
}

/** Monthly rates with warning and the whole legal text in view (rules/law: credit warning and rules/law: representative example). */
export const CardRates = withQueryClient(function CardRates({ vehicle, settings, now }: CardRatesProps) {
  const amount = useRef<HTMLParagraphElement>(null);
  const { vehicle: rated, isCalculating, isStandard } = useVisitRate(vehicle, useIsInView(amount));
  const rates = monthlyRates(rated, settings, now);
  if (rates === undefined) return null;
  const { amounts, warning, text } = rates;
  return (
    <div className="vehicle-card__rate" aria-busy={isCalculating}>
      <p ref={amount} className="vehicle-card__rate-amount">
        {amounts}
      </p>
      {warning === undefined ? null : <p className="vehicle-card__rate-amount">{warning}</p>}
      <p className="vehicle-card__rate-example">
        {isStandard ? `Rate der Bank, nicht mit Ihren Angaben. ${text}` : text}
      </p>
    </div>
  );
});
