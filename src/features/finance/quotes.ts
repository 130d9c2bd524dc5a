import { calculateFinancing, fetchFinanceSettings, type FinanceResult } from '../../api/finance';
import { calculateLeasingFast } from '../../api/leasing';
import type { Platform } from '../../api/platform';
import { hasFinancing } from '../../domain/finance/financing';
import { initialFinancingTerms } from '../../domain/finance/initialQuote';
import { hasLeasing, initialLeasingQuote, leasingTypesOf, type LeasingQuote } from '../../domain/finance/leasing';
import { hasPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { usePlatform } from '../../state/shopContext';
import { useQuery } from '../../state/useQuery';

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

async function quoteLeasing(platform: Platform, vehicle: Vehicle, signal: AbortSignal): Promise<LeasingQuote | null> {
  const provider = vehicle.leasingCalculationProviderType;
  const type = hasLeasing(provider) ? leasingTypesOf(provider)[0] : undefined;
  if (!hasLeasing(provider) || type === undefined) return null;
  // Of an anonymous visitor; an account brings its own type (checkout 3).
  const quotes = await calculateLeasingFast(platform, { vehicle, provider, customerType: 'private', type }, signal);
  return initialLeasingQuote(quotes) ?? null;
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
  const hasLessor = isPriced && hasLeasing(vehicle.leasingCalculationProviderType);
  const key = [vehicle?.id, vehicle?.publicPrice] as const;

  const financing = useQuery({
    queryKey: ['financing-quote', ...key],
    queryFn: ({ signal }) => (vehicle ? quoteFinancing(platform, vehicle, signal) : null),
    enabled: hasBank,
  });
  const isFinancingSettled = vehicle !== undefined && (!hasBank || !financing.isPending);
  const leasing = useQuery({
    queryKey: ['leasing-quote', ...key],
    queryFn: ({ signal }) => (vehicle ? quoteLeasing(platform, vehicle, signal) : null),
    enabled: hasLessor && isFinancingSettled,
  });

  const isWaiting = vehicle === undefined;
  return {
    financing: stateOf(isWaiting || (hasBank && financing.isPending), financing.data),
    leasing: stateOf(isWaiting || (hasLessor && leasing.isPending), leasing.data),
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
