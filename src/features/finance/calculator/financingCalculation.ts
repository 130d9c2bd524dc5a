import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FinancingTerms } from '../../../domain/finance/financing';
import { limitsOf, termsWithin } from '../../../domain/finance/financingForm';
import type { FinanceSettings } from '../../../api/finance';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { usePlatform } from '../../../state/shopContext';
import { financingQuery, financingTermsName } from '../queries';
import type { FinancingQuote } from '../terms/financingQuote';
import { useIsStable } from './useIsStable';

const PAUSE_MS = 300;

interface FinancingQuestion {
  vehicle: Vehicle;
  terms: FinancingTerms;
  settings: FinanceSettings;
  /** Not requested again. */
  first: FinancingQuote | undefined;
}

/** Terms limited by the bank's settings. */
export function enteredTerms(terms: FinancingTerms, settings: FinanceSettings): FinancingTerms {
  return termsWithin(terms, limitsOf(terms, settings));
}

/** Debounced; outdated requests abort (rules/financing-and-leasing: while calculating). */
export function useFinancingCalculation(question: FinancingQuestion | undefined) {
  const platform = usePlatform();
  const name = question ? financingTermsName(question.terms) : '';
  const hasPaused = useIsStable(name, PAUSE_MS);
  const first = question?.first;
  const rate = useQuery({
    ...financingQuery(platform, question),
    enabled: question !== undefined && hasPaused,
    initialData: first && financingTermsName(first.terms) === name ? first : undefined,
    // Marked as outdated until the new quote arrives.
    placeholderData: keepPreviousData,
  });
  const error = hasPaused ? rate.error : null;
  const answer = rate.data;
  // Required beside a rate (§ 17 PAngV).
  const quote = useMemo(
    () => (answer?.legalTextHtml === undefined ? undefined : { ...answer, legalTextHtml: answer.legalTextHtml }),
    [answer],
  );
  const isCalculating = question !== undefined && !error && (answer === undefined || rate.isPlaceholderData);
  return { quote, isCalculating, error, retry: () => void rate.refetch() };
}
