import { useRef, type ReactNode } from 'react';
import { monthlyRate, type RateSettings } from '../../../domain/finance/monthlyRates';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { joinFacts } from '../../../lib/formatFacts';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { useIsInView } from '../../../ui/layout/useIsInView';
import { useVisitRate } from '../../finance/rate/useVisitRate';

export interface CardRatesProps {
  vehicle: Vehicle;
  settings: RateSettings;
  now: Date;
  /** The price, which alone stands where there is no rate. */
  children: ReactNode;
}

/** The visitor's rate, the price, the terms with their warning and the whole example in view (rules/law: representative example). */
export const CardRates = withQueryClient(function CardRates({ vehicle, settings, now, children }: CardRatesProps) {
  const { choice } = useAssumptions();
  const offer = useRef<HTMLDivElement>(null);
  const { vehicle: rated, isCalculating, isStandard } = useVisitRate(vehicle, useIsInView(offer));
  const rate = monthlyRate(rated, settings, now, choice.kind);
  if (rate === undefined) return children;
  return (
    <>
      <div ref={offer} className="vehicle-card__offer" aria-busy={isCalculating}>
        <p className="vehicle-card__rate">
          <strong>{rate.amount}</strong>
          <span>{` ${joinFacts(['im Monat', rate.name])}`}</span>
        </p>
        {children}
        {rate.terms.length === 0 ? null : <p>{joinFacts(rate.terms)}</p>}
        {rate.warning === undefined ? null : <p>{rate.warning}</p>}
      </div>
      <p className="vehicle-card__example">
        {isStandard ? `Rate der Bank, nicht mit Ihren Angaben. ${rate.text}` : rate.text}
      </p>
    </>
  );
});
