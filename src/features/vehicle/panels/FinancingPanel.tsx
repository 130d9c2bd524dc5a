import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { orderLeasingOf } from '../../finance/terms/orderTerms';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { RateAction } from '../month/RateAction';
import { LoadingText } from '../../../ui/display/LoadingText';
import { PaymentComparison } from './lazyPaymentComparison';
import type { PanelProps } from './panel';
import { FINANCING_TEXTS } from '../../finance/terms/calculatorTexts';

const FinancingCalculator = lazyWithRetry(() =>
  import('../../finance/calculator/FinancingCalculator').then((module) => module.FinancingCalculator),
);

/** Tab 'Finanzierung': the calculator and a comparison of the payments (rules/financing-and-leasing: comparison of payments). */
export function FinancingPanel({ vehicle, month, quotes: { financing, leasing } }: PanelProps) {
  const { enter, choose, change } = useAssumptions();
  const loading = <LoadingText text={FINANCING_TEXTS.loading} />;
  if (financing.status !== 'ready') return loading;
  return (
    <Suspense fallback={loading}>
      <FinancingCalculator
        vehicle={vehicle}
        entries={month.financing}
        onEntries={(entries) => {
          const { deposit, durationInMonth: months, mileage } = entries;
          const before = month.financing;
          if (mileage !== before?.mileage) change('kmPerYear', mileage);
          // The bank's own terms at this vehicle are no choice for the others.
          choose({
            ...(deposit !== before?.deposit && { deposit }),
            ...(months !== before?.durationInMonth && { months }),
          });
          enter(vehicle.id, { financing: entries });
        }}
        action={(rate) => rate && <RateAction vehicle={vehicle} calculation={{ financing: rate }} />}
      >
        {(rate) => (
          <PaymentComparison
            vehicle={vehicle}
            explained="financing"
            financing={rate}
            leasing={leasing.status === 'ready' ? orderLeasingOf(leasing.quote) : undefined}
          />
        )}
      </FinancingCalculator>
    </Suspense>
  );
}
