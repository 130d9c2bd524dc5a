import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useFrame } from '../../../state/shopContext';
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
  const { change } = useFrame();
  const loading = <LoadingText text={LEASING_TEXTS.loading} />;
  if (leasing.status !== 'ready') return loading;
  return (
    <Suspense fallback={loading}>
      <LeasingCalculator
        vehicle={vehicle}
        entries={month.leasing}
        onEntries={(entries) => {
          const {
            downPaymentNet: specialPayment,
            durationInMonth: months,
            kmPerYear: kilometres,
            type: lease,
          } = entries;
          const before = month.leasing;
          change({
            ...(specialPayment !== before?.downPaymentNet && { specialPayment }),
            ...(months !== before?.durationInMonth && { months }),
            ...(kilometres !== before?.kmPerYear && { kilometres }),
            ...(lease !== before?.type && { lease }),
          });
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
