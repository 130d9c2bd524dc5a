import { exactPrice, formatKm } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import { formatDate, formatMonthYear } from '../../lib/dates/formatDate';
import {
  isTradeInExpired,
  isTradeInSelectable,
  lastDayOf,
  tradeInValue,
  type TradeIn,
  type TradeInResult,
  type TradeInValidity,
} from './tradeIn';

export const WITHOUT_OFFER = {
  normal: undefined,
  nonDigital: 'Die errechnete Inzahlungnahme bedarf einer zusätzlichen Prüfung durch einen Mitarbeiter im Autohaus.',
  nonCalculable: 'Tut uns leid. Es kann keine Inzahlungnahme berechnet werden.',
} as const satisfies Record<TradeInResult, string | undefined>;

export function tradeInTitle({ manufacturer, model, vin }: TradeIn): string {
  return [manufacturer, model].filter(Boolean).join(' ') || (vin ?? 'Ihr Fahrzeug');
}

/** 'aus 5.375 € auf volle 100 € abgerundet', if the value in the e-mail differs. */
export function roundedText(tradeIn: Pick<TradeIn, 'customerPrice'>): string | undefined {
  const { customerPrice = 0 } = tradeIn;
  const value = tradeInValue(tradeIn);
  return value > 0 && value !== customerPrice
    ? `aus ${exactPrice(customerPrice)} auf volle 100\u00A0€ abgerundet`
    : undefined;
}

/** 'Erstzulassung 03/2014 · 128.000 km' of the known parts. */
export function tradeInFacts({ firstRegistration, mileAge }: TradeIn): string {
  return joinFacts([
    firstRegistration === undefined ? undefined : `Erstzulassung ${formatMonthYear(firstRegistration)}`,
    mileAge === undefined ? undefined : formatKm(mileAge),
  ]);
}

/** Facts with the last day, or why there is no offer. */
export function offerText(tradeIn: TradeIn, validity: TradeInValidity): string {
  const last = lastDayOf(tradeIn, validity);
  const until = last === undefined ? '' : formatDate(last);
  if (isTradeInExpired(tradeIn, validity)) {
    return `Das Angebot galt bis ${until}. Bitte lassen Sie Ihr Fahrzeug neu bewerten.`;
  }
  if (!isTradeInSelectable(tradeIn, validity)) return WITHOUT_OFFER.nonDigital;
  return joinFacts([tradeInFacts(tradeIn), roundedText(tradeIn), until && `gültig bis ${until}`]);
}
