import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { FinancingTerms, OrderFinancing } from '../../../domain/finance/financing';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { ErrorState, TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { LoadingText } from '../../../ui/display/LoadingText';
import type { CalculatorProps } from './calculator';
import { FinancingCalculatorForm } from './FinancingCalculatorForm';
import type { FinancingEntries } from '../../../domain/finance/financingForm';
import { financeSettingsQuery, firstFinancingQuery } from '../queries';
import { FINANCING_TEXTS } from '../terms/calculatorTexts';

interface FinancingCalculatorProps extends CalculatorProps<OrderFinancing> {
  /** Terms of an earlier calculation; default: those of the bank's first quote. */
  terms?: FinancingTerms;
  /** Value of the order's trade-in, EUR: the minimum deposit, up to the bank's maximum. */
  tradeInValue?: number;
  entries?: FinancingEntries;
  onEntries?: (entries: FinancingEntries) => void;
}

/** Financing calculator; starts with the page's first quote. */
export function FinancingCalculator({ terms, ...props }: FinancingCalculatorProps) {
  const isSameBank = terms?.provider === props.vehicle.financingCalculationProviderType;
  return terms && isSameBank ? <ResumedCalculation {...props} terms={terms} /> : <NewCalculation {...props} />;
}

type NewCalculationProps = Omit<FinancingCalculatorProps, 'terms'>;

function NewCalculation(props: NewCalculationProps) {
  const first = useQuery(firstFinancingQuery(usePlatform(), props.vehicle));
  if (!first.data) return <CalculatorLoading query={first} />;
  return (
    <FinancingCalculatorForm
      {...props}
      initialTerms={first.data.terms}
      settings={first.data.settings}
      first={first.data}
    />
  );
}

function ResumedCalculation({ terms, ...props }: NewCalculationProps & { terms: FinancingTerms }) {
  const platform = usePlatform();
  const { id: carId, publicPrice: carPurchasePrice = terms.purchasePrice } = props.vehicle;
  const { provider } = terms;
  const settings = useQuery(financeSettingsQuery(platform, { carId, carPurchasePrice, provider }));
  if (!settings.data) return <CalculatorLoading query={settings} />;
  // The current price; it may have changed since.
  const today = { ...terms, purchasePrice: carPurchasePrice };
  return <FinancingCalculatorForm {...props} initialTerms={today} settings={settings.data} />;
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
