import { calculateFinancing, fetchFinanceSettings, type FinanceResult } from '../../api/finance';
import type { Platform } from '../../api/platform';
import { hasFinancing } from '../../domain/finance/financing';
import { initialFinancingTerms } from '../../domain/finance/initialQuote';
import { canLease, initialLeasingQuote, type LeasingQuote } from '../../domain/finance/leasing';
import { leasingTypeFor } from '../../domain/finance/leasingForm';
import { hasPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useCustomerType } from '../../state/account';
import { usePlatform } from '../../state/shopContext';
import { useQuery } from '../../state/useQuery';
import { useLeasingQuotes } from './leasingQuotes';

/** A rate is only ever shown with the legal text that goes with it (§ 17 PAngV). */
export type WithLegalText<Quote> = Quote & { legalTextHtml: string };

export type QuoteState<Quote> =
  { status: 'none' } | { status: 'loading' } | { status: 'ready'; quote: WithLegalText<Quote> };

/** What the bank leaves out of its answer is as it was asked for. */
export type FinancingQuote = FinanceResult & { duration: number; deposit: number };

export interface Quotes {
  financing: QuoteState<FinancingQuote>;
  leasing: QuoteState<LeasingQuote>;
}

async function quoteFinancing(
  platform: Platform,
  vehicle: Vehicle,
  signal: AbortSignal,
): Promise<FinancingQuote | null> {
  const { id: carId, publicPrice: carPurchasePrice, financingCalculationProviderType: provider } = vehicle;
  if (!hasFinancing(provider) || carPurchasePrice === undefined) return null;
  const settings = await fetchFinanceSettings(platform, { carId, carPurchasePrice, provider }, signal);
  const terms = initialFinancingTerms(vehicle, settings);
  if (terms === undefined) return null;
  const result = await calculateFinancing(platform, { ...terms, carId, isInitialCalculation: true }, signal);
  return { ...result, duration: result.duration ?? terms.durationInMonth, deposit: result.deposit ?? terms.deposit };
}

/**
 * The platform's first quotes, leasing after financing (storefront 2.4). A quote that fails is simply not there, and the page goes on.
 *
 * @param vehicle as the platform has just sent it; `undefined` while it is still on its way
 */
export function useQuotes(vehicle: Vehicle | undefined): Quotes {
  const platform = usePlatform();
  const isPriced = vehicle !== undefined && hasPrice(vehicle);
  const hasBank = isPriced && hasFinancing(vehicle.financingCalculationProviderType);
  const hasLessor = isPriced && canLease(vehicle);
  const customerType = useCustomerType();
  const key = [vehicle?.id, vehicle?.publicPrice] as const;

  const financing = useQuery({
    queryKey: ['financing-quote', ...key],
    queryFn: ({ signal }) => (vehicle ? quoteFinancing(platform, vehicle, signal) : null),
    enabled: hasBank,
  });
  const isFinancingSettled = vehicle !== undefined && (!hasBank || !financing.isPending);
  const leasing = useLeasingQuotes(vehicle, {
    customerType: customerType ?? 'private',
    type: leasingTypeFor(vehicle?.leasingCalculationProviderType ?? 'NONE', customerType ?? 'private'),
    isEnabled: isFinancingSettled && customerType !== undefined,
  });

  const isWaiting = vehicle === undefined;
  return {
    financing: stateOf(isWaiting || (hasBank && financing.isPending), financing.data),
    leasing: stateOf(isWaiting || (hasLessor && leasing.isPending), initialLeasingQuote(leasing.data ?? [])),
  };
}

function stateOf<Quote extends { legalTextHtml?: string }>(
  isLoading: boolean,
  quote: Quote | null | undefined,
): QuoteState<Quote> {
  if (isLoading) return { status: 'loading' };
  if (quote?.legalTextHtml === undefined) return { status: 'none' };
  return { status: 'ready', quote: { ...quote, legalTextHtml: quote.legalTextHtml } };
}
