import { formatAmount } from '../../lib/format';
import { dayInGermany } from '../../lib/dates/germanClock';
import { CREDIT_WARNING, creditDuties, leasingOffer, type LeasingLaw } from '../law/creditDuties';
import type { Vehicle } from '../vehicle/vehicle';
import type { RateKind } from './rateChoice';
import { rateExample, type CreditParties } from './rateExample';
import { netOf } from '../tax/valueAddedTax';

/** Beside a leasing rate on cards: the platform sends only the rate. */
export const LEASING_TEXT =
  'Leasingrate unverbindlich; Laufzeit, Fahrleistung, Sonderzahlung und Gesamtbetrag stehen auf der Fahrzeugseite. Bonität vorausgesetzt.';

interface MonthlyRate {
  /** 'Finanzierung' */
  name: string;
  /** '562,68 €', of a month. */
  amount: string;
  /** As far as they are known: '48 Monate'. */
  terms: string[];
  /** As legible as the terms; absent without a credit (rules/law: credit warning). */
  warning?: string;
  /** Legal disclosures, shown in the same view (rules/law: representative example). */
  text: string;
}

export type RateSettings = CreditParties & LeasingLaw & { isB2BShop: boolean };

/** '249,00 €', in a shop for companies '209,24 € netto (249,00 € brutto)'. @param rate EUR gross @param net EUR; default: calculated */
export function formatLeasingRate(rate: number, isB2BShop: boolean, net = netOf(rate)): string {
  return isB2BShop ? `${formatAmount(net)} netto (${formatAmount(rate)} brutto)` : formatAmount(rate);
}

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

/** A vehicle's monthly rate of the visitor's kind, else of the kind that it has; `undefined` without either. */
export function monthlyRate(
  vehicle: Parameters<typeof rateExample>[0] &
    Pick<Vehicle, 'initialLeasingInstallment' | 'leasingCalculationProviderType'>,
  settings: RateSettings,
  now: Date,
  wanted: RateKind = 'financing',
): MonthlyRate | undefined {
  const today = dayInGermany(now);
  const leasing = cardLeasingRate(vehicle, settings, today);
  const financing = rateExample(vehicle, settings);
  if (leasing !== undefined && (wanted === 'leasing' || financing === undefined))
    return {
      name: 'Leasing',
      amount: formatLeasingRate(leasing, settings.isB2BShop),
      terms: [],
      text: LEASING_TEXT,
    };
  return (
    financing && {
      name: 'Finanzierung',
      amount: formatAmount(financing.rate),
      terms: financing.terms,
      ...(creditDuties('card', 'credit', 'example', { ...settings, today }).warning && { warning: CREDIT_WARNING }),
      text: financing.text,
    }
  );
}
