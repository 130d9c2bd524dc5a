import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { orderLeasingOf } from '../../finance/terms/orderTerms';
import { useFrame } from '../../../state/shopContext';
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
  const { change } = useFrame();
  const loading = <LoadingText text={FINANCING_TEXTS.loading} />;
  if (financing.status !== 'ready') return loading;
  return (
    <Suspense fallback={loading}>
      <FinancingCalculator
        vehicle={vehicle}
        entries={month.financing}
        onEntries={(entries) => {
          const { deposit, durationInMonth: months, mileage: kilometres, type: contract, balloon } = entries;
          const before = month.financing;
          // The bank's own terms at this vehicle are no choice for the others.
          change({
            ...(deposit !== before?.deposit && { deposit }),
            ...(months !== before?.durationInMonth && { months }),
            ...(kilometres !== before?.mileage && { kilometres }),
            ...(contract !== before?.type && { contract }),
            ...(balloon !== before?.balloon && { finalInstallment: balloon }),
          });
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
