import type { CalendarDay } from '../../lib/dates/calendarDay';
import { dateInWords } from '../../lib/dates/calendarMonth';
import { formatPrice } from '../../lib/format';
import { dayInGermany } from '../../lib/dates/germanClock';
import type { Vehicle } from './vehicle';

export interface MarkedPrice {
  /** EUR gross. */
  amount: number;
  day: CalendarDay;
}

export function markedPrice({ publicPrice = 0 }: Pick<Vehicle, 'publicPrice'>, now: Date): MarkedPrice | undefined {
  return publicPrice > 0 ? { amount: publicPrice, day: dayInGermany(now) } : undefined;
}

/** '12. November', of another year '12. November 2025'. */
function dayText(day: CalendarDay, today: CalendarDay): string {
  const year = day.slice(0, 4);
  return today.startsWith(year) ? dateInWords(day) : `${dateInWords(day)} ${year}`;
}

/** (rules/search: changed prices). */
export function priceChange(
  marked: MarkedPrice | undefined,
  price: number | undefined,
  today: CalendarDay,
): { text: string; isLower: boolean } | undefined {
  if (marked === undefined || price === undefined || price <= 0 || price === marked.amount) return undefined;
  const isLower = price < marked.amount;
  const by = formatPrice(Math.abs(price - marked.amount));
  return { text: `${by} ${isLower ? 'günstiger' : 'teurer'} seit ${dayText(marked.day, today)}`, isLower };
}
