import { formatAmount } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import { dayInGermany } from '../../lib/dates/germanClock';
import { CREDIT_WARNING, creditDuties, leasingOffer, type LeasingLaw } from '../law/creditDuties';
import type { Vehicle } from '../vehicle/vehicle';
import { rateExample, type CreditParties } from './rateExample';
import { netOf } from '../tax/valueAddedTax';

/** Note beside a leasing rate on cards: the platform sends only the rate. */
const LEASING_NOTE =
  'Leasingrate unverbindlich; Laufzeit, Fahrleistung, Sonderzahlung und Gesamtbetrag stehen auf der Fahrzeugseite.';
/** Note for a leasing rate without a financing rate beside it. */
export const LEASING_TEXT = `${LEASING_NOTE} Bonität vorausgesetzt.`;

interface MonthlyRates {
  /** 'Finanzierung und Leasing' */
  title: string;
  /** 'Finanzierung 289,50 € · Leasing 249,00 € mtl.' */
  amounts: string;
  /** Shown as legibly as the amounts, also while these are collapsed; absent without a credit (rules/law: credit warning). */
  warning?: string;
  /** Legal disclosures, shown in the same view (rules/law: representative example). */
  text: string;
}

export type RateSettings = CreditParties & LeasingLaw & { isB2BShop: boolean };

/** '249,00 €', in a shop for companies '209,24 € netto (249,00 € brutto)'. @param rate EUR gross @param net EUR; default: calculated */
export function formatLeasingRate(rate: number, isB2BShop: boolean, net = netOf(rate)): string {
  return isB2BShop ? `${formatAmount(net)} netto (${formatAmount(rate)} brutto)` : formatAmount(rate);
}

/**
 * Leasing rate of a vehicle, EUR gross a month; `undefined` for a contract in credit law, because the platform sends no example for it
 * (rules/law: no example no rate).
 */
export function cardLeasingRate(
  vehicle: Pick<Vehicle, 'initialLeasingInstallment' | 'leasingCalculationProviderType'>,
  settings: LeasingLaw & { isB2BShop: boolean },
  today: string,
): number | undefined {
  const { initialLeasingInstallment: rate = 0, leasingCalculationProviderType: provider } = vehicle;
  const isShown = creditDuties('card', leasingOffer(settings, provider), 'rate', { ...settings, today }).rate;
  return rate > 0 && isShown ? rate : undefined;
}

/** Texts with a vehicle's monthly rates by financing and leasing; `undefined` without either. */
export function monthlyRates(
  vehicle: Parameters<typeof rateExample>[0] &
    Pick<Vehicle, 'initialLeasingInstallment' | 'leasingCalculationProviderType'>,
  settings: RateSettings,
  now: Date,
): MonthlyRates | undefined {
  const today = dayInGermany(now);
  const leasing = cardLeasingRate(vehicle, settings, today);
  const financing = rateExample(vehicle, settings);
  if (financing === undefined && leasing === undefined) return undefined;
  const offers = [
    ...(financing ? [{ title: 'Finanzierung', rate: formatAmount(financing.rate), text: financing.text }] : []),
    ...(leasing === undefined
      ? []
      : [
          {
            title: 'Leasing',
            rate: formatLeasingRate(leasing, settings.isB2BShop),
            text: financing ? LEASING_NOTE : LEASING_TEXT,
          },
        ]),
  ];
  const hasWarning = financing && creditDuties('card', 'credit', 'example', { ...settings, today }).warning;
  return {
    title: offers.map(({ title }) => title).join(' und '),
    amounts: `${joinFacts(offers.map(({ title, rate }) => `${title} ${rate}`))} mtl.`,
    ...(hasWarning && { warning: CREDIT_WARNING }),
    text: offers.map(({ text }) => text).join(' '),
  };
}
