import { useMemo, useState } from 'react';
import type { Frame } from '../../../domain/finance/frame';
import { chosenLeasing } from '../../../domain/finance/framedTerms';
import type { LeasingTerms, OrderLeasing } from '../../../domain/finance/leasing';
import { termsOfQuote } from '../../../domain/finance/leasingForm';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useLeasingCalculation, type LeasingOffer } from './leasingCalculation';
import { orderLeasingOf } from '../terms/orderTerms';

export interface LeasingRate {
  entries: LeasingTerms;
  quote: LeasingOffer | undefined;
  /** The quote as an order has it. */
  order: OrderLeasing | undefined;
  isCalculating: boolean;
  error: Error | null;
  retry: () => void;
}

/** `undefined` before its terms are known. @param first of the first quote, or an order */
export function useLeasing(
  vehicle: Vehicle,
  first: LeasingTerms | undefined,
  frame: Frame,
  isAsked: boolean,
): LeasingRate | undefined {
  const { publicPrice: carPrice } = vehicle;
  const entries = useMemo(() => first && chosenLeasing({ ...first, carPrice }, frame), [first, frame, carPrice]);
  const { offer, isCalculating, error, retry } = useLeasingCalculation(
    vehicle,
    entries ?? NO_TERMS,
    isAsked && entries !== undefined,
  );
  const [last, setLast] = useState(offer);
  // Marked as outdated until the new offer is there.
  if (offer && offer !== last) setLast(offer);
  const quote = offer ?? (isCalculating ? last : undefined);
  const order = useMemo(
    () => quote && entries && orderLeasingOf(quote, termsOfQuote(quote, entries)),
    [quote, entries],
  );
  return entries && { entries, quote, order, isCalculating: isAsked && isCalculating, error, retry };
}

const NO_TERMS: LeasingTerms = {
  provider: 'NONE',
  type: 'mileage',
  customerType: 'private',
  kmPerYear: 0,
  durationInMonth: 0,
  downPaymentNet: 0,
};
