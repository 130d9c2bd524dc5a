import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FinanceSettings } from '../../../api/finance';
import type { FinancingTerms, OrderFinancing } from '../../../domain/finance/financing';
import type { Frame } from '../../../domain/finance/frame';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { ErrorState, TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { LoadingText } from '../../../ui/display/LoadingText';
import { financeSettingsQuery } from '../queries';
import { useFinancing } from './useFinancing';
import { FINANCING_TEXTS } from '../terms/calculatorTexts';
import type { CalculatorProps } from './calculator';
import { FinancingCalculatorForm } from './FinancingCalculatorForm';
import { useEmitCalculation } from './useEmitCalculation';

interface FinancingCalculatorProps extends CalculatorProps<OrderFinancing> {
  /** Of the order. */
  terms: FinancingTerms;
  /** Of the order, EUR: minimum deposit, up to the bank's maximum. */
  tradeInValue?: number;
  /** What is other than in the terms. */
  frame: Frame;
  onChange: (change: Partial<Frame>) => void;
}

export function FinancingCalculator(props: FinancingCalculatorProps) {
  const platform = usePlatform();
  const { vehicle, terms } = props;
  const { publicPrice: carPurchasePrice = terms.purchasePrice } = vehicle;
  const { provider } = terms;
  const settings = useQuery(financeSettingsQuery(platform, { carId: vehicle.id, carPurchasePrice, provider }));
  const failure = useQueryFailure(settings);
  if (settings.data) return <Calculation {...props} settings={settings.data} />;
  return failure ? (
    <ErrorState title="Der Finanzierungsrechner konnte nicht geladen werden." level={3} {...failure}>
      {busyTextOf(failure.error) ?? TRY_AGAIN}
    </ErrorState>
  ) : (
    <LoadingText text={FINANCING_TEXTS.loading} />
  );
}

type CalculationProps = FinancingCalculatorProps & { settings: FinanceSettings };

function Calculation({ terms, settings, frame, tradeInValue, ...props }: CalculationProps) {
  const { publicPrice } = props.vehicle;
  const basis = useMemo(() => {
    const today = { ...terms, purchasePrice: publicPrice ?? terms.purchasePrice };
    return { terms: today, settings };
  }, [terms, publicPrice, settings]);
  const rate = useFinancing(props.vehicle, basis, frame, true, tradeInValue ?? 0);
  useEmitCalculation({
    kind: 'financing',
    vehicle: props.vehicle,
    entries: frame,
    monthly: rate?.isCalculating ? undefined : rate?.quote?.monthlyInstallmentRate,
  });
  return rate && <FinancingCalculatorForm {...props} rate={rate} tradeIn={tradeInValue} />;
}
