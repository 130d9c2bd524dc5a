import { formatKm } from '../../lib/format';
import { joinFacts } from '../../lib/formatFacts';
import { formatMonthYear } from '../../lib/formatDate';
import type { TradeIn, TradeInResult } from './tradeIn';

/** What the kinds of a valuation without an offer say. */
export const WITHOUT_OFFER = {
  normal: undefined,
  nonDigital: 'Die errechnete Inzahlungnahme bedarf einer zusätzlichen Prüfung durch einen Mitarbeiter im Autohaus.',
  nonCalculable: 'Tut uns leid. Es kann keine Inzahlungnahme berechnet werden.',
} as const satisfies Record<TradeInResult, string | undefined>;

/** A valued vehicle by its name, or by its VIN. */
export function tradeInTitle({ manufacturer, model, vin }: TradeIn): string {
  return [manufacturer, model].filter(Boolean).join(' ') || (vin ?? 'Ihr Fahrzeug');
}

/** 'Erstzulassung 03/2014 · 128.000 km', as far as it is known. */
export function tradeInFacts({ firstRegistration, mileAge }: TradeIn): string {
  return joinFacts([
    firstRegistration === undefined ? undefined : `Erstzulassung ${formatMonthYear(firstRegistration)}`,
    mileAge === undefined ? undefined : formatKm(mileAge),
  ]);
}
