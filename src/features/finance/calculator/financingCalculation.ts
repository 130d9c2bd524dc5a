import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FinancingTerms } from '../../../domain/finance/financing';
import { maxDepositOf, termsWithin } from '../../../domain/finance/financingForm';
import type { FinanceSettings } from '../../../api/finance';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { usePlatform } from '../../../state/shopContext';
import { financingQuery, financingTermsName } from '../queries';
import type { FinancingQuote } from '../terms/financingQuote';
import type { WithLegalText } from '../terms/quotes';
import { useIsStable } from './useIsStable';

/** Debounce of the bank's calculation. */
const PAUSE_MS = 300;

export interface FinancingCalculation {
  /** Answer to the newest entries, else the one before; absent after a failure and where the bank has no offer. */
  quote: WithLegalText<FinancingQuote> | undefined;
  /** The quote, if there is one, belongs to entries before the last one. */
  isCalculating: boolean;
  /** The request failed. */
  hasFailed: boolean;
  retry: () => void;
}

interface FinancingQuestion {
  vehicle: Vehicle;
  terms: FinancingTerms;
  settings: FinanceSettings;
  /** Known already; it answers its own terms. */
  first: FinancingQuote | undefined;
}

/** What the bank takes of the entries by its settings alone: BANK11 has limits of its own for each case. */
export function enteredTerms(terms: FinancingTerms, settings: FinanceSettings): FinancingTerms {
  const { provider, purchasePrice } = terms;
  const percentage = settings.maxDepositWithoutFinalInstallmentPercentage;
  return termsWithin(terms, {
    maxDeposit: provider === 'BANK11' ? Infinity : maxDepositOf(purchasePrice, percentage),
  });
}

/**
 * The bank's rate for these terms (rules/financing-and-leasing: while calculating). It is asked once the visitor has paused; what is no longer wanted is aborted, and only
 * the answer to the newest terms counts. The first quote is not requested again.
 */
export function useFinancingCalculation({ vehicle, terms, settings, first }: FinancingQuestion): FinancingCalculation {
  const platform = usePlatform();
  const name = financingTermsName(terms);
  const hasPaused = useIsStable(name, PAUSE_MS);
  const rate = useQuery({
    ...financingQuery(platform, vehicle.id, terms, settings),
    enabled: hasPaused,
    initialData: first && financingTermsName(first.terms) === name ? first : undefined,
    // The old quote stays readable and is marked until the new one is there.
    placeholderData: keepPreviousData,
  });
  const hasFailed = rate.isError && hasPaused;
  const shown = rate.data;
  // A rate is only ever shown with its legal text (§ 17 PAngV).
  const quote = shown?.legalTextHtml === undefined ? undefined : { ...shown, legalTextHtml: shown.legalTextHtml };
  const isCalculating = !hasFailed && (shown === undefined || rate.isPlaceholderData);
  return { quote, isCalculating, hasFailed, retry: () => void rate.refetch() };
}
