import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FinanceSettings } from '../../../api/finance';
import type { FinancingTerms, OrderFinancing } from '../../../domain/finance/financing';
import type { Frame } from '../../../domain/finance/frame';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { ErrorState, TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { LoadingText } from '../../../ui/display/LoadingText';
import { financeSettingsQuery, firstFinancingQuery } from '../queries';
import { useFinancing } from './useFinancing';
import type { FinancingQuote } from '../terms/financingQuote';
import { FINANCING_TEXTS } from '../terms/calculatorTexts';
import type { CalculatorProps } from './calculator';
import { FinancingCalculatorForm } from './FinancingCalculatorForm';
import { useEmitCalculation } from './useEmitCalculation';

interface FinancingCalculatorProps extends CalculatorProps<OrderFinancing> {
  /** Terms of an earlier calculation; default: those of the bank's first quote. */
  terms?: FinancingTerms;
  /** Value of the order's trade-in, EUR: the minimum deposit, up to the bank's maximum. */
  tradeInValue?: number;
  /** What is other than in the terms. */
  frame: Frame;
  onChange: (change: Partial<Frame>) => void;
}

/** Calculator of an order's financing. */
export function FinancingCalculator({ terms, ...props }: FinancingCalculatorProps) {
  const isSameBank = terms?.provider === props.vehicle.financingCalculationProviderType;
  return terms && isSameBank ? <ResumedCalculation {...props} terms={terms} /> : <NewCalculation {...props} />;
}

type NewCalculationProps = Omit<FinancingCalculatorProps, 'terms'>;

function NewCalculation(props: NewCalculationProps) {
  const first = useQuery(firstFinancingQuery(usePlatform(), props.vehicle));
  if (!first.data) return <CalculatorLoading query={first} />;
  return <Calculation {...props} terms={first.data.terms} settings={first.data.settings} first={first.data} />;
}

function ResumedCalculation(props: NewCalculationProps & { terms: FinancingTerms }) {
  const platform = usePlatform();
  const { vehicle, terms } = props;
  const { publicPrice: carPurchasePrice = terms.purchasePrice } = vehicle;
  const { provider } = terms;
  const settings = useQuery(financeSettingsQuery(platform, { carId: vehicle.id, carPurchasePrice, provider }));
  return settings.data ? <Calculation {...props} settings={settings.data} /> : <CalculatorLoading query={settings} />;
}

interface CalculationProps extends NewCalculationProps {
  terms: FinancingTerms;
  settings: FinanceSettings;
  first?: FinancingQuote;
}

function Calculation({ terms, settings, first, frame, tradeInValue, ...props }: CalculationProps) {
  const { publicPrice } = props.vehicle;
  const basis = useMemo(() => {
    // The current price; it may have changed since.
    const today = { ...terms, purchasePrice: publicPrice ?? terms.purchasePrice };
    return { terms: today, settings, first };
  }, [terms, publicPrice, settings, first]);
  const rate = useFinancing(props.vehicle, basis, frame, true, tradeInValue ?? 0);
  useEmitCalculation({
    kind: 'financing',
    vehicle: props.vehicle,
    entries: frame,
    monthly: rate?.isCalculating ? undefined : rate?.quote?.monthlyInstallmentRate,
  });
  return rate && <FinancingCalculatorForm {...props} rate={rate} tradeIn={tradeInValue} />;
}

function CalculatorLoading({ query }: { query: UseQueryResult }) {
  const failure = useQueryFailure(query);
  if (failure) {
    return (
      <ErrorState title="Der Finanzierungsrechner konnte nicht geladen werden." level={3} {...failure}>
        {busyTextOf(failure.error) ?? TRY_AGAIN}
      </ErrorState>
    );
  }
  if (query.data === null) return <p>{FINANCING_TEXTS.none}</p>;
  return <LoadingText text={FINANCING_TEXTS.loading} />;
}
