import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart';
import { CheckoutButton } from '../CheckoutButton';
import { CalculatorLoading } from './CalculatorLoading';
import type { PanelProps } from './panel';

const FinancingCalculator = lazyPart(() =>
  import('../../finance/FinancingCalculator').then((module) => module.FinancingCalculator),
);

/** Tab 'Finanzierung': the calculator, beginning with the page's first quote (storefront 2.4, checkout 2). */
export function FinancingPanel({ vehicle, quotes }: PanelProps) {
  const loading = <CalculatorLoading text="Der Finanzierungsrechner wird initialisiert ..." />;
  if (quotes.financing.status !== 'ready') return loading;
  return (
    <Suspense fallback={loading}>
      <FinancingCalculator
        vehicle={vehicle}
        action={(rate) => rate && <CheckoutButton vehicle={vehicle} calculation={{ financing: rate }} />}
      />
    </Suspense>
  );
}
