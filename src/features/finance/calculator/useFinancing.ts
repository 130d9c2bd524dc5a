import { useMemo } from 'react';
import type { FinanceSettings } from '../../../api/finance';
import type { FinancingTerms, OrderFinancing } from '../../../domain/finance/financing';
import { entriesOf, type FinancingEntries } from '../../../domain/finance/financingForm';
import type { Frame } from '../../../domain/finance/frame';
import { chosenFinancing } from '../../../domain/finance/framedTerms';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { enteredTerms, useFinancingCalculation } from './financingCalculation';
import type { FinancingQuote } from '../terms/financingQuote';
import { orderFinancingOf } from '../terms/orderTerms';
import type { WithLegalText } from '../terms/quotes';

interface FinancingBasis {
  /** Of the first quote, or an order. */
  terms: FinancingTerms;
  settings: FinanceSettings;
  first?: FinancingQuote;
}

export interface FinancingRate {
  entries: FinancingEntries;
  /** Within the bank's limits. */
  terms: FinancingTerms;
  settings: FinanceSettings;
  quote: WithLegalText<FinancingQuote> | undefined;
  /** The quote as an order has it. */
  order: OrderFinancing | undefined;
  isCalculating: boolean;
  error: Error | null;
  retry: () => void;
}

/** `undefined` before its basis is known. @param tradeIn value, always part of the deposit, EUR */
export function useFinancing(
  vehicle: Vehicle,
  basis: FinancingBasis | undefined,
  frame: Frame,
  isAsked: boolean,
  tradeIn?: number,
): FinancingRate | undefined {
  const asked = useMemo(() => {
    if (basis === undefined) return undefined;
    const { settings } = basis;
    const chosen = entriesOf(chosenFinancing(basis.terms, frame, settings.durationsWithoutFinalInstallment));
    const entries = { ...chosen, deposit: Math.max(chosen.deposit, tradeIn ?? 0) };
    return { entries, terms: enteredTerms(entries, settings), settings };
  }, [basis, frame, tradeIn]);
  const { quote, ...state } = useFinancingCalculation(
    asked && isAsked ? { vehicle, terms: asked.terms, settings: asked.settings, first: basis?.first } : undefined,
  );
  const order = useMemo(
    (): OrderFinancing | undefined =>
      quote && {
        ...orderFinancingOf(quote),
        ...(tradeIn !== undefined && { tradeInValue: tradeIn, depositSurplus: Math.max(0, tradeIn - quote.deposit) }),
      },
    [quote, tradeIn],
  );
  return asked && { ...asked, ...state, quote, order };
}
