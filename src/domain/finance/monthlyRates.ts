import { formatAmount } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import type { Vehicle } from '../vehicle/vehicle';
import { rateExample } from './rateExample';
import { netOf } from './valueAddedTax';

/** Note beside a leasing rate on cards: the platform sends only the rate. */
const LEASING_NOTE =
  'Leasingrate unverbindlich; Laufzeit, Fahrleistung, Sonderzahlung und Gesamtbetrag stehen auf der Fahrzeugseite.';
/** Note for a leasing rate without a financing rate beside it. */
export const LEASING_TEXT = `${LEASING_NOTE} Bonität vorausgesetzt.`;

export interface MonthlyRates {
  /** 'Finanzierung und Leasing' */
  title: string;
  /** 'Finanzierung 289,50 € · Leasing 249,00 € mtl.' */
  amounts: string;
  /** Legal disclosures, shown in the same view (rules/law: representative example). */
  text: string;
}

/** '249,00 €', in a shop for companies '209,24 € netto (249,00 € brutto)'. @param rate EUR gross @param net EUR; default: calculated */
export function formatLeasingRate(rate: number, isB2BShop: boolean, net = netOf(rate)): string {
  return isB2BShop ? `${formatAmount(net)} netto (${formatAmount(rate)} brutto)` : formatAmount(rate);
}

/** Texts with a vehicle's monthly rates by financing and leasing; `undefined` without either. */
export function monthlyRates(
  vehicle: Parameters<typeof rateExample>[0] & Pick<Vehicle, 'initialLeasingInstallment'>,
  isB2BShop: boolean,
): MonthlyRates | undefined {
  const { initialLeasingInstallment: leasing = 0 } = vehicle;
  const financing = rateExample(vehicle);
  if (financing === undefined && leasing <= 0) return undefined;
  const offers = [
    ...(financing ? [{ title: 'Finanzierung', rate: formatAmount(financing.rate), text: financing.text }] : []),
    ...(leasing > 0
      ? [
          {
            title: 'Leasing',
            rate: formatLeasingRate(leasing, isB2BShop),
            text: financing ? LEASING_NOTE : LEASING_TEXT,
          },
        ]
      : []),
  ];
  return {
    title: offers.map(({ title }) => title).join(' und '),
    amounts: `${joinFacts(offers.map(({ title, rate }) => `${title} ${rate}`))} mtl.`,
    text: offers.map(({ text }) => text).join(' '),
  };
}
