import type { TenantSettings } from '../tenant/settings';
import type { LeasingProvider } from '../enums/leasingProvider';
import { dayInGermany } from '../../lib/dates/germanClock';
import { DUTY_DATES, isInForce } from './dates';

/** Letter for letter (Art. 8 (1) Directive (EU) 2023/2225, rules/law: credit warning). */
export const CREDIT_WARNING = 'Achtung! Kreditaufnahme kostet Geld.';

/** `rental` (mileage leasing) is not subject to credit law. */
export type CreditOffer = 'credit' | 'rental';

export type CreditKnowledge = 'name' | 'rate' | 'example';

interface CreditDuties {
  warning: boolean;
  rate: boolean;
  example: boolean;
}

const duties = (warning: boolean, rate: boolean, example: boolean): CreditDuties => ({ warning, rate, example });

/** (rules/law: representative example, no example no rate) */
const ADVERTISED: Record<CreditOffer, Record<CreditKnowledge, CreditDuties>> = {
  credit: { name: duties(true, false, false), rate: duties(true, false, false), example: duties(true, true, true) },
  rental: { name: duties(false, false, false), rate: duties(false, true, false), example: duties(false, true, true) },
};

/** A price alone names no offer: nothing without a complete example. */
const IF_COMPLETE: typeof ADVERTISED = {
  credit: { ...ADVERTISED.credit, name: duties(false, false, false), rate: duties(false, false, false) },
  rental: ADVERTISED.rental,
};

export const CREDIT_PLACES = {
  card: IF_COMPLETE,
  tile: IF_COMPLETE,
  list: IF_COMPLETE,
  comparison: IF_COMPLETE,
  pdf: IF_COMPLETE,
  promises: ADVERTISED,
  description: ADVERTISED,
  vehicle: ADVERTISED,
  calculator: ADVERTISED,
  paymentComparison: ADVERTISED,
  runningCosts: ADVERTISED,
  payment: ADVERTISED,
  summary: ADVERTISED,
  confirmation: ADVERTISED,
  share: IF_COMPLETE,
} as const satisfies Record<string, typeof ADVERTISED>;

export type CreditPlace = keyof typeof CREDIT_PLACES;

/** A shop for companies has no warning. */
export function creditDuties(
  place: CreditPlace,
  offer: CreditOffer,
  knowledge: CreditKnowledge,
  { isB2BShop, today }: { isB2BShop: boolean; today: string },
): CreditDuties {
  const duty = CREDIT_PLACES[place][offer][knowledge];
  const hasWarning = duty.warning && !isB2BShop && isInForce(DUTY_DATES.creditWarning, today);
  return { ...duty, warning: hasWarning };
}

export type LeasingLaw = Pick<TenantSettings, 'leasingContractTypes'>;

/** Without a setting: credit, the stricter reading (rules/law: kinds of leasing in law). */
export function leasingOffer(
  { leasingContractTypes: types }: LeasingLaw,
  provider: LeasingProvider | undefined,
): CreditOffer {
  const kind = types.find(({ providerType }) => providerType === provider)?.contractType;
  return kind === 'mileage' ? 'rental' : 'credit';
}

/** Offers named on a place; leasing by its provider (`true`: unknown). */
export interface NamedOffers {
  financing?: boolean;
  leasing?: LeasingProvider | boolean;
}

export const allNamed = (offers: readonly NamedOffers[]): NamedOffers => ({
  financing: offers.some(({ financing }) => financing),
  leasing: offers.find(({ leasing }) => leasing)?.leasing,
});

export function namesCredit({ financing = false, leasing = false }: NamedOffers, settings: LeasingLaw): boolean {
  if (financing) return true;
  return leasing !== false && leasingOffer(settings, leasing === true ? undefined : leasing) === 'credit';
}

export function hasCreditWarning(
  place: CreditPlace,
  offers: NamedOffers,
  settings: LeasingLaw & { isB2BShop: boolean },
  now: Date,
): boolean {
  if (!namesCredit(offers, settings)) return false;
  return creditDuties(place, 'credit', 'example', { ...settings, today: dayInGermany(now) }).warning;
}

/** Legal text with the warning before it, for documents without components. */
export function warnedLegalText(html: string, ...rules: Parameters<typeof hasCreditWarning>): string {
  return hasCreditWarning(...rules) ? `<p><strong>${CREDIT_WARNING}</strong></p>${html}` : html;
}

/** A credit card is none. */
export const textNamesCredit = (text: string) =>
  /finanzier|(?<!ak|dis)kredit(?!karte|or)|darlehen|ratenkauf/i.test(text);

export const offersCredit = ({
  financingCalculationProviderTypes: banks,
  leasingCalculationProviderTypes: lessors,
}: Pick<TenantSettings, 'financingCalculationProviderTypes' | 'leasingCalculationProviderTypes'>) =>
  banks.length > 0 || lessors.length > 0;
