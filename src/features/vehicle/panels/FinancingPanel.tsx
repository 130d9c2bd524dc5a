import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useFrame } from '../../../state/shopContext';
import { RateAction } from '../month/RateAction';
import { LoadingText } from '../../../ui/display/LoadingText';
import { PaymentComparison } from './lazyPaymentComparison';
import type { PanelProps } from './panel';
import { FINANCING_TEXTS } from '../../finance/terms/calculatorTexts';

const FinancingCalculatorForm = lazyWithRetry(() =>
  import('../../finance/calculator/FinancingCalculatorForm').then((module) => module.FinancingCalculatorForm),
);

/** With a comparison (rules/financing-and-leasing: comparison of payments). */
export function FinancingPanel({ vehicle, month }: PanelProps) {
  const { frame, change } = useFrame();
  const loading = <LoadingText text={FINANCING_TEXTS.loading} />;
  if (month.financing === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <FinancingCalculatorForm
        vehicle={vehicle}
        rate={month.financing}
        wanted={frame}
        kilometres={month.costs.kmPerYear}
        onChange={change}
        action={(rate) => rate && <RateAction vehicle={vehicle} calculation={{ financing: rate }} />}
      >
        {(rate) => (
          <PaymentComparison vehicle={vehicle} explained="financing" financing={rate} leasing={month.leasing?.order} />
        )}
      </FinancingCalculatorForm>
    </Suspense>
  );
}
