import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasLeasing, sameLeasingQuote, type LeasingQuote, type LeasingTerms } from '../../../domain/finance/leasing';
import { listedQuote } from '../../../domain/finance/leasingForm';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { usePlatform } from '../../../state/shopContext';
import { leasingQuery, leasingQuotesQuery, leasingTermsName } from '../queries';
import type { WithLegalText } from '../terms/quotes';
import { useIsStable } from './useIsStable';

const PAUSE_MS = 300;
const CALCULATING_MS = 247;

/** With the special payment (EUR net) used by the bank. */
export type LeasingOffer = WithLegalText<LeasingQuote> & { downPaymentNet: number };

/** From the fast calculation, else its own request. */
export function useLeasingCalculation(vehicle: Vehicle, terms: LeasingTerms, isAsked = true) {
  const platform = usePlatform();
  const { provider, downPaymentNet } = terms;
  const list = useQuery(leasingQuotesQuery(platform, isAsked ? vehicle : undefined, terms));
  const listed = listedQuote(list.data ?? [], terms);

  const name = leasingTermsName(terms);
  const hasPaused = useIsStable(name, PAUSE_MS);
  const single = useQuery({
    ...leasingQuery(platform, vehicle, terms),
    enabled: isAsked && hasLeasing(provider) && list.isFetched && listed === undefined && hasPaused,
  });
  const error = listed === undefined && hasPaused ? single.error : null;
  const isAnswered = listed !== undefined || single.data !== undefined || error !== null;
  const hasSettled = useIsStable(isAnswered ? name : '', CALCULATING_MS);

  const isCalculating = !isAnswered || !hasSettled;
  const quote = listed ?? sameLeasingQuote(single.data?.quotes ?? [], terms);
  const used = (listed ? undefined : single.data?.downPaymentNet) ?? quote?.downPaymentNet ?? downPaymentNet;
  const offer = useMemo(() => offerOf(quote, used), [quote, used]);
  return {
    isCalculating,
    offer: isCalculating ? undefined : offer,
    error: isCalculating ? null : error,
    retry: () => void single.refetch(),
  };
}

/** `undefined` without a legal text (§ 17 PAngV). */
function offerOf(quote: LeasingQuote | undefined, downPaymentNet: number): LeasingOffer | undefined {
  if (quote?.legalTextHtml === undefined) return undefined;
  return { ...quote, legalTextHtml: quote.legalTextHtml, downPaymentNet };
}
