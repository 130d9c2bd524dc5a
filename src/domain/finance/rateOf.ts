import { exactPrice, formatAmount, formatKm, formatQuantity } from '../../lib/format';
import { dayInGermany } from '../../lib/dates/germanClock';
import { roundToCents } from '../../lib/money';
import { CREDIT_WARNING, creditDuties, leasingOffer, type LeasingLaw } from '../law/creditDuties';
import { netOf } from '../tax/valueAddedTax';
import type { Vehicle } from '../vehicle/vehicle';
import { financingTypes, type OrderFinancing } from './financing';
import type { Frame, RateKind } from './frame';
import { RATE_KIND_NAMES } from './frameText';
import type { OrderLeasing } from './leasing';
import { rateExample, type CreditParties } from './rateExample';

/** A bank's answer to the visitor's terms. */
export interface AppliedCalculation {
  financing?: OrderFinancing;
  leasing?: OrderLeasing;
}

/** The platform sends only the rate if the bank was not asked. */
const LEASING_TEXT =
  'Leasingrate unverbindlich; Laufzeit, Fahrleistung, Sonderzahlung und Gesamtbetrag stehen auf der Fahrzeugseite. Bonität vorausgesetzt.';

/** Shown by cards, tiles and comparison. */
export interface NamedRate {
  kind: RateKind;
  /** 'Finanzierung' */
  name: string;
  /** EUR of a month. */
  rate: number;
  isNet: boolean;
  /** Counted by the bank, if known. */
  kilometres?: number;
  /** '562,68 €', for companies '472,84 € netto' */
  amount: string;
  /** Known terms: '48 Monate'; the gross of a net rate. */
  terms: string[];
  /** As legible as the terms; absent without a credit (rules/law: credit warning). */
  warning?: string;
  /** Shown in the same view (rules/law: representative example). */
  text: string;
}

export type RateSettings = CreditParties & LeasingLaw & { isB2BShop: boolean };

/** EUR gross a month; `undefined` for a contract in credit law, which has no example (rules/law: no example no rate). */
export function cardLeasingRate(
  vehicle: Pick<Vehicle, 'initialLeasingInstallment' | 'leasingCalculationProviderType'>,
  settings: LeasingLaw & { isB2BShop: boolean },
  today: string,
): number | undefined {
  const { initialLeasingInstallment: rate = 0, leasingCalculationProviderType: provider } = vehicle;
  const isShown = creditDuties('card', leasingOffer(settings, provider), 'rate', { ...settings, today }).rate;
  return rate > 0 && isShown ? rate : undefined;
}

/**
 * Rate of the frame's kind, else of the vehicle's; `undefined` without either.
 * @param answer of the bank to the frame; without it, and for another price, the standard rate
 */
export function rateOf(
  vehicle: Vehicle,
  { kind: wanted = 'financing' }: Frame,
  answer: AppliedCalculation | undefined,
  settings: RateSettings,
  now: Date,
): NamedRate | undefined {
  const today = dayInGermany(now);
  const rated = withCalculatedRate(vehicle, answer);
  const leasing = cardLeasingRate(rated, settings, today);
  const financing = rateExample(rated, settings);
  if (leasing !== undefined && (wanted === 'leasing' || financing === undefined)) {
    const calculated = rated === vehicle ? undefined : answer?.leasing;
    const { isB2BShop } = settings;
    const net = calculated?.quote?.monthlyRateNet ?? netOf(leasing);
    const disclosures = leasingDisclosures(calculated, isB2BShop);
    return {
      kind: 'leasing',
      name: RATE_KIND_NAMES.leasing,
      rate: isB2BShop ? net : leasing,
      isNet: isB2BShop,
      kilometres: calculated?.terms?.kmPerYear,
      amount: isB2BShop ? `${formatAmount(net)} netto` : formatAmount(leasing),
      terms: [...(isB2BShop ? [`${formatAmount(leasing)} brutto`] : []), ...disclosures.terms],
      text: disclosures.text,
    };
  }
  return (
    financing && {
      kind: 'financing',
      name: RATE_KIND_NAMES.financing,
      rate: financing.rate,
      isNet: false,
      kilometres: rated.virtualFinancingMileage,
      amount: formatAmount(financing.rate),
      terms: financing.terms,
      ...(creditDuties('card', 'credit', 'example', { ...settings, today }).warning && { warning: CREDIT_WARNING }),
      text: financing.text,
    }
  );
}

/** Includes the total. */
function leasingDisclosures(leasing: OrderLeasing | undefined, isB2BShop: boolean): Pick<NamedRate, 'terms' | 'text'> {
  if (leasing?.terms === undefined) return { terms: [], text: LEASING_TEXT };
  const { terms, downPayment, fundingDuration: months, monthlyInstallment: rate } = leasing;
  const total = roundToCents(months * rate + downPayment);
  const paid = isB2BShop
    ? `${exactPrice(terms.downPaymentNet)} Sonderzahlung netto`
    : `${exactPrice(downPayment)} Sonderzahlung`;
  return {
    terms: [
      downPayment > 0 ? paid : 'ohne Sonderzahlung',
      formatQuantity(months, 'Monate'),
      `${formatKm(terms.kmPerYear)} im Jahr`,
    ],
    text: `Leasingrate unverbindlich; Gesamtbetrag ${formatAmount(total)}${isB2BShop ? ' brutto' : ''}. Bonität vorausgesetzt.`,
  };
}

/** Has the bank's answer instead of the standard rate, while the price is the same. */
function withCalculatedRate(vehicle: Vehicle, { financing, leasing }: AppliedCalculation = {}): Vehicle {
  const terms = financing?.terms;
  if (financing !== undefined && terms !== undefined && terms.purchasePrice === vehicle.publicPrice) {
    return {
      ...vehicle,
      initialFinancingInstallment: financing.monthlyInstallment,
      virtualFinancingDeposit: financing.fundingDeposit,
      virtualFinancingDuration: financing.fundingDuration,
      virtualFinancingFinalInstallment: financingTypes.table[terms.type].hasBalloon ? financing.finalInstallment : 0,
      virtualFinancingMileage: terms.mileage,
    };
  }
  if (leasing !== undefined && leasing.terms?.carPrice === vehicle.publicPrice)
    return { ...vehicle, initialLeasingInstallment: leasing.monthlyInstallment };
  return vehicle;
}

/** The answer is for the vehicle at its current price. */
export const isAnswerOf = (vehicle: Vehicle, answer: AppliedCalculation | undefined): boolean =>
  withCalculatedRate(vehicle, answer) !== vehicle;
