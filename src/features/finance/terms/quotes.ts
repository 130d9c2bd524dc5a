import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasFinancing } from '../../../domain/finance/financing';
import { canLease, initialLeasingQuote, type LeasingQuote } from '../../../domain/finance/leasing';
import { leasingTypeFor } from '../../../domain/finance/leasingForm';
import type { RateKind } from '../../../domain/finance/frame';
import { hasPrice } from '../../../domain/vehicle/price';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useCustomerType } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import { firstFinancingQuery, leasingQuotesQuery } from '../queries';
import type { FinancingQuote } from './financingQuote';

/** Required beside a rate (§ 17 PAngV). */
export type WithLegalText<Quote> = Quote & { legalTextHtml: string };

export type QuoteState<Quote> =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; quote: WithLegalText<Quote> };

export interface Quotes {
  financing: QuoteState<FinancingQuote>;
  leasing: QuoteState<LeasingQuote>;
}

/**
 * Leasing after financing; a failed one counts as missing.
 * @param vehicle `undefined` while loading
 * @param only default: both
 */
export function useQuotes(vehicle: Vehicle | undefined, only?: RateKind): Quotes {
  const platform = usePlatform();
  const isPriced = vehicle !== undefined && hasPrice(vehicle);
  const hasBank = isPriced && only !== 'leasing' && hasFinancing(vehicle.financingCalculationProviderType);
  const hasLessor = isPriced && only !== 'financing' && canLease(vehicle);
  const customerType = useCustomerType();
  const financing = useQuery(firstFinancingQuery(platform, hasBank ? vehicle : undefined));
  const isFinancingSettled = vehicle !== undefined && (!hasBank || financing.isFetched);
  const leasing = useQuery({
    ...leasingQuotesQuery(platform, hasLessor ? vehicle : undefined, {
      customerType: customerType ?? 'private',
      type: leasingTypeFor(vehicle?.leasingCalculationProviderType ?? 'NONE', customerType ?? 'private'),
    }),
    enabled: isFinancingSettled && customerType !== undefined,
  });

  const isWaiting = vehicle === undefined;
  const isFinancingLoading = isWaiting || (hasBank && !financing.isFetched);
  const isLeasingLoading = isWaiting || (hasLessor && !leasing.isFetched);
  return {
    financing: useMemo(() => quoteState(isFinancingLoading, financing.data), [isFinancingLoading, financing.data]),
    leasing: useMemo(
      () => quoteState(isLeasingLoading, initialLeasingQuote(leasing.data ?? [])),
      [isLeasingLoading, leasing.data],
    ),
  };
}

export function quoteState<Quote extends { legalTextHtml?: string }>(
  isLoading: boolean,
  quote: Quote | null | undefined,
): QuoteState<Quote> {
  if (isLoading) return { status: 'loading' };
  if (quote?.legalTextHtml === undefined) return { status: 'none' };
  return { status: 'ready', quote: { ...quote, legalTextHtml: quote.legalTextHtml } };
}
