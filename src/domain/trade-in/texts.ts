import { formatKm, joinFacts } from '../../lib/format';
import { formatMonthYear } from '../../lib/formatDate';
import type { TradeIn } from './tradeIn';

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
