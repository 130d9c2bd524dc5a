import { useEffect, useMemo, useState } from 'react';
import { hasFinancing, type OrderFinancing } from '../../../domain/finance/financing';
import { entriesOf, usesMileage, type FinancingEntries } from '../../../domain/finance/financingForm';
import { canLease, type LeasingTerms } from '../../../domain/finance/leasing';
import { leasingTypeFor, termsOfQuote } from '../../../domain/finance/leasingForm';
import type { RateKind } from '../../../domain/finance/frame';
import { chosenFinancing, chosenLeasing } from '../../../domain/finance/framedTerms';
import { netOf } from '../../../domain/tax/valueAddedTax';
import { hasPrice } from '../../../domain/vehicle/price';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useCustomerType } from '../../../state/account';
import { useFrame, useTenant } from '../../../state/shopContext';
import type { AppliedCalculation } from '../../../domain/finance/rateOf';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { enteredTerms, useFinancingCalculation } from '../calculator/financingCalculation';
import { useLeasingCalculation } from '../calculator/leasingCalculation';
import { orderFinancingOf, orderLeasingOf } from '../terms/orderTerms';
import type { Quotes } from '../terms/quotes';

/** A bank's rate with what has to stand beside it. */
interface Rate {
  /** EUR a month, for companies net. */
  amount: number;
  isNet: boolean;
  deposit: number;
  months: number;
  /** Absent where the bank does not count it. */
  kmPerYear: number | undefined;
  /** Representative example (§ 17 PAngV). */
  legalTextHtml: string;
}

export interface VisitRate {
  /** Rates that this vehicle has or is about to have. */
  kinds: readonly RateKind[];
  /** Chosen rate; absent for a cash price. */
  kind: RateKind | undefined;
  /** Absent while the bank calculates for the first time, after a failure or without an offer. */
  rate: Rate | undefined;
  isCalculating: boolean;
  /** Absent unless the last calculation has failed. */
  error: Error | null;
  retry: () => void;
  financing?: FinancingEntries;
  leasing?: LeasingTerms;
  calculation?: AppliedCalculation;
  /** The financing for the overview PDF: the chosen one, else the bank's first. */
  financingQuote: Quotes['financing'];
}

/** The bank's rate of a vehicle for the visitor's frame (rules/running-costs: choice of the visit). @param quotes first quotes of the vehicle */
export function useRate(vehicle: Vehicle, quotes: Quotes): VisitRate {
  const { frame } = useFrame();
  const kinds = kindsOf(vehicle, quotes);
  const kind = frame.kind && (kinds.find((each) => each === frame.kind) ?? kinds[0]);
  const financing = useFinancing(vehicle, quotes, kind === 'financing');
  const leasing = useLeasing(vehicle, quotes, kind === 'leasing');
  const { calculation, isCalculating, error, retry, ...chosen } = kind === 'leasing' ? leasing : financing;
  useKeptCalculation(vehicle.id, kind, isCalculating ? undefined : calculation);
  return {
    kinds,
    kind,
    // The last answer is still there after the choice of a cash price.
    rate: kind === undefined ? undefined : chosen.rate,
    isCalculating,
    error,
    retry,
    financing: financing.entries,
    leasing: leasing.entries,
    calculation,
    financingQuote:
      kind === 'financing' && financing.quote ? { status: 'ready', quote: financing.quote } : quotes.financing,
  };
}

function kindsOf(vehicle: Vehicle, { financing, leasing }: Quotes): RateKind[] {
  if (!hasPrice(vehicle)) return [];
  const hasBank = hasFinancing(vehicle.financingCalculationProviderType) && financing.status !== 'none';
  return [
    ...(hasBank ? (['financing'] as const) : []),
    ...(canLease(vehicle) && leasing.status !== 'none' ? (['leasing'] as const) : []),
  ];
}

/** Keeps the bank's answer to the frame, for cards and comparison. */
function useKeptCalculation(
  vehicleId: string,
  kind: RateKind | undefined,
  calculation: AppliedCalculation | undefined,
) {
  const { calculations, keep } = useAssumptions();
  const before = calculations[vehicleId];
  // By amounts: the same vehicle may stand on the screen twice.
  const isKept =
    before?.financing?.monthlyInstallment === calculation?.financing?.monthlyInstallment &&
    before?.leasing?.monthlyInstallment === calculation?.leasing?.monthlyInstallment;
  useEffect(() => {
    if (kind !== undefined && calculation !== undefined && !isKept) keep(vehicleId, calculation);
  }, [calculation, kind, isKept, keep, vehicleId]);
}

function useFinancing(vehicle: Vehicle, { financing }: Quotes, isChosen: boolean) {
  const { frame } = useFrame();
  const first = financing.status === 'ready' ? financing.quote : undefined;
  const entries = useMemo(() => {
    if (first === undefined) return undefined;
    const { durationsWithoutFinalInstallment: durations } = first.settings;
    return entriesOf(chosenFinancing(first.terms, frame, durations));
  }, [frame, first]);
  const question =
    first && entries && isChosen
      ? { vehicle, terms: enteredTerms(entries, first.settings), settings: first.settings, first }
      : undefined;
  const { quote, ...state } = useFinancingCalculation(question);
  const order = useMemo((): OrderFinancing | undefined => quote && orderFinancingOf(quote), [quote]);
  return {
    ...state,
    quote,
    entries,
    calculation: useMemo(() => order && { financing: order }, [order]),
    rate: quote && {
      amount: quote.monthlyInstallmentRate,
      isNet: false,
      deposit: quote.deposit,
      months: quote.duration,
      kmPerYear: usesMileage(quote.terms.provider, quote.terms.type) ? quote.annualMileage : undefined,
      legalTextHtml: quote.legalTextHtml,
    },
  };
}

function useLeasing(vehicle: Vehicle, { leasing }: Quotes, isChosen: boolean) {
  const { isB2BShop } = useTenant().settings;
  const { frame } = useFrame();
  const customerType = useCustomerType() ?? 'private';
  const first = leasing.status === 'ready' ? leasing.quote : undefined;
  const provider = vehicle.leasingCalculationProviderType ?? 'NONE';
  const type = leasingTypeFor(provider, customerType, frame.lease);
  const { publicPrice: carPrice } = vehicle;
  const entries = useMemo(() => {
    if (first === undefined || type === undefined) return undefined;
    return chosenLeasing(termsOfQuote(first, { provider, type, customerType, carPrice }), frame);
  }, [frame, customerType, first, provider, type, carPrice]);
  const { offer, isCalculating, error, retry } = useLeasingCalculation(
    vehicle,
    entries ?? NO_TERMS,
    isChosen && entries !== undefined,
  );
  const [last, setLast] = useState(offer);
  // The previous offer stays, marked as outdated, until the new one is there.
  if (offer && offer !== last) setLast(offer);
  const quote = offer ?? (isCalculating ? last : undefined);
  const calculation = useMemo((): AppliedCalculation | undefined => {
    if (quote === undefined || entries === undefined) return undefined;
    return { leasing: orderLeasingOf(quote, termsOfQuote(quote, entries)) };
  }, [quote, entries]);
  return {
    entries,
    isCalculating: isChosen && isCalculating,
    error,
    retry,
    calculation,
    rate: quote && {
      amount: isB2BShop ? (quote.monthlyRateNet ?? netOf(quote.monthlyRateGross)) : quote.monthlyRateGross,
      isNet: isB2BShop,
      deposit: calculation?.leasing?.downPayment ?? 0,
      months: quote.durationInMonth,
      kmPerYear: quote.kmPerYear,
      legalTextHtml: quote.legalTextHtml,
    },
  };
}

const NO_TERMS: LeasingTerms = {
  provider: 'NONE',
  type: 'mileage',
  customerType: 'private',
  kmPerYear: 0,
  durationInMonth: 0,
  downPaymentNet: 0,
};
