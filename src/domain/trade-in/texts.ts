import { exactPrice, formatKm } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import { formatMonthYear } from '../../lib/dates/formatDate';
import { tradeInValue, type TradeIn, type TradeInResult } from './tradeIn';

export const WITHOUT_OFFER = {
  normal: undefined,
  nonDigital: 'Die errechnete Inzahlungnahme bedarf einer zusätzlichen Prüfung durch einen Mitarbeiter im Autohaus.',
  nonCalculable: 'Tut uns leid. Es kann keine Inzahlungnahme berechnet werden.',
} as const satisfies Record<TradeInResult, string | undefined>;

/** Name of the valued vehicle, or its VIN. */
export function tradeInTitle({ manufacturer, model, vin }: TradeIn): string {
  return [manufacturer, model].filter(Boolean).join(' ') || (vin ?? 'Ihr Fahrzeug');
}

/** 'aus 5.375 € auf volle 100 € abgerundet', beside a value that differs from the one in the e-mail; `undefined` if it is the same. */
export function roundedText(tradeIn: Pick<TradeIn, 'customerPrice'>): string | undefined {
  const { customerPrice = 0 } = tradeIn;
  const value = tradeInValue(tradeIn);
  return value > 0 && value !== customerPrice
    ? `aus ${exactPrice(customerPrice)} auf volle 100\u00A0€ abgerundet`
    : undefined;
}

/** 'Erstzulassung 03/2014 · 128.000 km'; unknown parts are omitted. */
export function tradeInFacts({ firstRegistration, mileAge }: TradeIn): string {
  return joinFacts([
    firstRegistration === undefined ? undefined : `Erstzulassung ${formatMonthYear(firstRegistration)}`,
    mileAge === undefined ? undefined : formatKm(mileAge),
  ]);
}
