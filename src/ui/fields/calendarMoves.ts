import { addDays, addMonths } from '../../lib/dates/calendarDay';
import { boundsOf, weekdayFromMonday } from '../../lib/dates/calendarMonth';

/** 'YYYY-MM', both inclusive. */
export interface MonthRange {
  minMonth: string;
  maxMonth: string;
}

/** By the ARIA pattern for date grids. @param day 'YYYY-MM-DD' */
export function dayAfterKey({ key, shiftKey }: { key: string; shiftKey: boolean }, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayFromMonday(day));
    case 'End':
      return addDays(day, 6 - weekdayFromMonday(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

export function dayWithin({ minMonth, maxMonth }: MonthRange, day: string): string {
  const [first] = boundsOf(minMonth);
  const [, last] = boundsOf(maxMonth);
  return day < first ? first : day > last ? last : day;
}

/** The chosen day, else the first that can be chosen, else the first. */
export function firstDay(
  months: MonthRange,
  chosen: string | undefined,
  reasonAgainst: (day: string) => string | undefined,
): string {
  const [first] = boundsOf(months.minMonth);
  const [, last] = boundsOf(months.maxMonth);
  if (chosen !== undefined && dayWithin(months, chosen) === chosen) return chosen;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (reasonAgainst(day) === undefined) return day;
  }
  return first;
}
