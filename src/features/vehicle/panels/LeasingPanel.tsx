import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useFrame } from '../../../state/shopContext';
import { RateAction } from '../month/RateAction';
import { LoadingText } from '../../../ui/display/LoadingText';
import { PaymentComparison } from './lazyPaymentComparison';
import type { PanelProps } from './panel';
import { LEASING_TEXTS } from '../../finance/terms/calculatorTexts';

const LeasingCalculatorForm = lazyWithRetry(() =>
  import('../../finance/calculator/LeasingCalculatorForm').then((module) => module.LeasingCalculatorForm),
);

/** With a comparison (rules/financing-and-leasing: comparison of payments). */
export function LeasingPanel({ vehicle, month }: PanelProps) {
  const { frame, change } = useFrame();
  const loading = <LoadingText text={LEASING_TEXTS.loading} />;
  if (month.leasing === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <LeasingCalculatorForm
        rate={month.leasing}
        wanted={frame}
        onChange={change}
        action={(rate) => rate && <RateAction vehicle={vehicle} calculation={{ leasing: rate }} />}
      >
        {(rate) => (
          <PaymentComparison vehicle={vehicle} explained="leasing" financing={month.financing?.order} leasing={rate} />
        )}
      </LeasingCalculatorForm>
    </Suspense>
  );
}
