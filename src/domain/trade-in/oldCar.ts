import type { CalendarDay } from '../../lib/dates/calendarDay';
import { formatPrice } from '../../lib/format';

/** The visitor's valued car, as their frame deducts it (rules/trade-in: in the frame). */
export interface OldCar {
  /** 'Golf' */
  name: string;
  /** EUR, as in an order. */
  value: number;
  /** Last day of the offer. */
  until: CalendarDay;
  isDeducted: boolean;
}

/** 'mein Golf 5.900 €' */
export const oldCarText = ({ name, value }: Pick<OldCar, 'name' | 'value'>): string =>
  `mein ${name} ${formatPrice(value)}`;
