import { useEffect, useMemo } from 'react';
import { hasFinancing } from '../../../domain/finance/financing';
import { usesMileage } from '../../../domain/finance/financingForm';
import { canLease } from '../../../domain/finance/leasing';
import { leasingTypeFor, termsOfQuote } from '../../../domain/finance/leasingForm';
import type { RateKind } from '../../../domain/finance/frame';
import { netOf } from '../../../domain/tax/valueAddedTax';
import { hasPrice } from '../../../domain/vehicle/price';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useCustomerType } from '../../../state/account';
import { useFrame, useTenant } from '../../../state/shopContext';
import type { AppliedCalculation } from '../../../domain/finance/rateOf';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { quoteState, type Quotes } from '../terms/quotes';
import { useFinancing, type FinancingRate } from '../calculator/useFinancing';
import { useLeasing, type LeasingRate } from '../calculator/useLeasing';

/** With what must stand beside it. */
interface Rate {
  /** EUR a month, for companies net. */
  amount: number;
  isNet: boolean;
  deposit: number;
  months: number;
  /** Absent: not counted by the bank. */
  kmPerYear: number | undefined;
  /** Representative example (§ 17 PAngV). */
  legalTextHtml: string;
}

export interface VisitRate {
  kinds: readonly RateKind[];
  kind: RateKind | undefined;
  /** Absent during the first calculation, after a failure or without an offer. */
  rate: Rate | undefined;
  isCalculating: boolean;
  error: Error | null;
  retry: () => void;
  financing: FinancingRate | undefined;
  leasing: LeasingRate | undefined;
  calculation?: AppliedCalculation;
  /** For the PDF: that on the screen, or none; in cash or a leasing the bank's first. */
  financingQuote: Quotes['financing'];
}

/**
 * One calculation for all that names the rate (rules/running-costs: choice of the visit).
 * @param quotes first quotes
 * @param open kind whose calculator is open
 */
export function useRate(vehicle: Vehicle, quotes: Quotes, open?: RateKind): VisitRate {
  const { frame } = useFrame();
  const { isB2BShop } = useTenant().settings;
  const kinds = kindsOf(vehicle, quotes);
  const kind = frame.kind && (kinds.find((each) => each === frame.kind) ?? kinds[0]);
  // An open calculator is compared with the other kind.
  const isAsked = (asked: RateKind) => kind === asked || (open !== undefined && kinds.includes(asked));
  const financing = useFinancing(vehicle, useFirstFinancing(quotes), frame, isAsked('financing'));
  const leasing = useLeasing(vehicle, useFirstLeasing(vehicle, quotes), frame, isAsked('leasing'));
  const {
    isCalculating = kind !== undefined && quotes[kind].status === 'loading',
    error = null,
    retry = () => undefined,
  } = (kind === 'leasing' ? leasing : financing) ?? {};
  const loan = financing?.order;
  const lease = leasing?.order;
  const calculation = useMemo(
    (): AppliedCalculation | undefined =>
      kind === 'leasing' ? lease && { leasing: lease } : loan && { financing: loan },
    [kind, loan, lease],
  );
  useKeptCalculation(vehicle.id, kind, isCalculating ? undefined : calculation);
  return {
    kinds,
    kind,
    rate: kind && (kind === 'leasing' ? rateOfLeasing(leasing, isB2BShop) : rateOfFinancing(financing)),
    isCalculating,
    error,
    retry,
    financing,
    leasing,
    calculation,
    financingQuote: kind === 'financing' ? quoteState(isCalculating, financing?.quote) : quotes.financing,
  };
}

function rateOfFinancing(financing: FinancingRate | undefined): Rate | undefined {
  const quote = financing?.quote;
  return (
    quote && {
      amount: quote.monthlyInstallmentRate,
      isNet: false,
      deposit: quote.deposit,
      months: quote.duration,
      kmPerYear: usesMileage(quote.terms.provider, quote.terms.type) ? quote.annualMileage : undefined,
      legalTextHtml: quote.legalTextHtml,
    }
  );
}

function rateOfLeasing(leasing: LeasingRate | undefined, isB2BShop: boolean): Rate | undefined {
  const quote = leasing?.quote;
  return (
    quote && {
      amount: isB2BShop ? (quote.monthlyRateNet ?? netOf(quote.monthlyRateGross)) : quote.monthlyRateGross,
      isNet: isB2BShop,
      deposit: leasing.order?.downPayment ?? 0,
      months: quote.durationInMonth,
      kmPerYear: quote.kmPerYear,
      legalTextHtml: quote.legalTextHtml,
    }
  );
}

function kindsOf(vehicle: Vehicle, { financing, leasing }: Quotes): RateKind[] {
  if (!hasPrice(vehicle)) return [];
  const hasBank = hasFinancing(vehicle.financingCalculationProviderType) && financing.status !== 'none';
  return [
    ...(hasBank ? (['financing'] as const) : []),
    ...(canLease(vehicle) && leasing.status !== 'none' ? (['leasing'] as const) : []),
  ];
}

function useFirstFinancing({ financing }: Quotes) {
  const first = financing.status === 'ready' ? financing.quote : undefined;
  return useMemo(() => first && { terms: first.terms, settings: first.settings, first }, [first]);
}

function useFirstLeasing(vehicle: Vehicle, { leasing }: Quotes) {
  const { frame } = useFrame();
  const customerType = useCustomerType() ?? 'private';
  const first = leasing.status === 'ready' ? leasing.quote : undefined;
  const provider = vehicle.leasingCalculationProviderType ?? 'NONE';
  const type = leasingTypeFor(provider, customerType, frame.lease);
  return useMemo(
    () => first && type && termsOfQuote(first, { provider, type, customerType }),
    [first, provider, type, customerType],
  );
}

/** For cards and comparison. */
function useKeptCalculation(
  vehicleId: string,
  kind: RateKind | undefined,
  calculation: AppliedCalculation | undefined,
) {
  const { calculations, keep } = useAssumptions();
  const before = calculations[vehicleId];
  // By amounts: a vehicle may be on the screen twice.
  const isKept =
    before?.financing?.monthlyInstallment === calculation?.financing?.monthlyInstallment &&
    before?.leasing?.monthlyInstallment === calculation?.leasing?.monthlyInstallment;
  useEffect(() => {
    if (kind !== undefined && calculation !== undefined && !isKept) keep(vehicleId, calculation);
  }, [calculation, kind, isKept, keep, vehicleId]);
}
