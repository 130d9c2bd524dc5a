import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { RateAction } from '../month/RateAction';
import { orderFinancingOf } from '../../finance/terms/orderTerms';
import { LoadingText } from '../../../ui/display/LoadingText';
import { PaymentComparison } from './lazyPaymentComparison';
import type { PanelProps } from './panel';
import { LEASING_TEXTS } from '../../finance/terms/calculatorTexts';

const LeasingCalculator = lazyWithRetry(() =>
  import('../../finance/calculator/LeasingCalculator').then((module) => module.LeasingCalculator),
);

/** Tab 'Leasing': the calculator and a comparison of the payments (rules/financing-and-leasing: comparison of payments). */
export function LeasingPanel({ vehicle, month, quotes: { financing, leasing } }: PanelProps) {
  const { enter, choose, change } = useAssumptions();
  const loading = <LoadingText text={LEASING_TEXTS.loading} />;
  if (leasing.status !== 'ready') return loading;
  return (
    <Suspense fallback={loading}>
      <LeasingCalculator
        vehicle={vehicle}
        entries={month.leasing}
        onEntries={(entries) => {
          if (entries.kmPerYear !== month.leasing?.kmPerYear) change('kmPerYear', entries.kmPerYear);
          if (entries.durationInMonth !== month.leasing?.durationInMonth) choose({ months: entries.durationInMonth });
          enter(vehicle.id, { leasing: entries });
        }}
        action={(rate) => rate && <RateAction vehicle={vehicle} calculation={{ leasing: rate }} />}
      >
        {(rate) => (
          <PaymentComparison
            vehicle={vehicle}
            explained="leasing"
            financing={financing.status === 'ready' ? orderFinancingOf(financing.quote) : undefined}
            leasing={rate}
          />
        )}
      </LeasingCalculator>
    </Suspense>
  );
}
