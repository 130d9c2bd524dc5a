import { formatDate } from '../../lib/dates/formatDate';
import type { CrossSellingProduct } from '../products/product';
import { isFarAhead } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';
import { isCalendarDay, type CalendarDay, addDays } from '../../lib/dates/calendarDay';
import { latestDay, weekday } from '../../lib/dates/calendarMonth';
import { dayInGermany } from '../../lib/dates/germanClock';
import type { Holidays } from './holidays';
import { range } from '../../lib/range';

interface LeadTimes {
  orderLeadTimeInDays?: number;
  orderPickupLeadTimeInDays?: number;
  orderDeliveryLeadTimeInDays?: number;
}

const DEFAULT_LEAD_TIME_IN_DAYS = 1;
const BOOKABLE_DAYS = 180;

type HandOver = Pick<
  CrossSellingProduct,
  'type' | 'deliveryTimeInDays' | 'minHandoverAtPickup' | 'minHandoverAtDelivery'
>;

export function earliestHandOverDay(
  product: HandOver,
  vehicle: Pick<Vehicle, 'availableFromDate' | 'earliestPickupDate' | 'earliestDeliveryDate'>,
  settings: LeadTimes,
  now: Date,
): CalendarDay {
  const today = dayInGermany(now);
  const isDelivery = product.type === 'delivery';
  const ownLeadTime = isDelivery
    ? settings.orderDeliveryLeadTimeInDays
    : product.type === 'pickup'
      ? settings.orderPickupLeadTimeInDays
      : undefined;
  const leadTime = ownLeadTime ?? settings.orderLeadTimeInDays ?? DEFAULT_LEAD_TIME_IN_DAYS;
  return latestDay(
    [
      addDays(today, wholeDays(leadTime)),
      addDays(today, wholeDays(product.deliveryTimeInDays)),
      dayOf(isDelivery ? product.minHandoverAtDelivery : product.minHandoverAtPickup),
      dayOf(vehicle.availableFromDate),
      dayOf(isDelivery ? vehicle.earliestDeliveryDate : vehicle.earliestPickupDate),
    ],
    today,
  );
}

/** Years of both calendars, with the current one. */
export function calendarYears(earliestDays: readonly CalendarDay[], now: Date): number[] {
  const today = dayInGermany(now);
  const first = yearOf(today);
  const dated = earliestDays.filter((day) => !isFarAhead(day, now));
  const last = yearOf(addDays(latestDay(dated, today), BOOKABLE_DAYS));
  return range(last - first + 1, (index) => first + index);
}

const yearOf = (day: CalendarDay) => Number(day.slice(0, 4));

/** 0 for impossible values. */
function wholeDays(days: number | undefined): number {
  return days !== undefined && days > 0 && days < 3650 ? Math.ceil(days) : 0;
}

function dayOf(date: string | undefined): CalendarDay | undefined {
  if (date === undefined) return undefined;
  if (isCalendarDay(date)) return date;
  const day = dayInGermany(new Date(date));
  // In Germany the last evening of 9999 is in 10000, which is no calendar day.
  return isCalendarDay(day) ? day : '9999-12-31';
}

export interface BookableDays {
  first: CalendarDay;
  last: CalendarDay;
  /** The earliest day is a placeholder: the dealer gives one on request. */
  isOnRequest: boolean;
  /** German; `undefined` for a selectable day. */
  reasonAgainst: (day: CalendarDay) => string | undefined;
}

interface BookableOptions {
  now: Date;
  span?: number;
  sunday?: string;
}

/** Free days as buttons; others are in the calendar (rules/checkout: next free days). */
export const SHOWN_DAYS = 10;

/** @param from not before this day */
export function freeDays(days: BookableDays, count: number, from: CalendarDay = days.first): CalendarDay[] {
  const free: CalendarDay[] = [];
  for (let day = from; day <= days.last && free.length < count; day = addDays(day, 1)) {
    if (days.reasonAgainst(day) === undefined) free.push(day);
  }
  return free;
}

/** Excludes Sundays, holidays and days before the earliest one (rules/checkout: closed days). */
export function bookableDays(
  first: CalendarDay,
  holidays: Holidays,
  { now, span = BOOKABLE_DAYS, sunday = 'Sonntags ist keine Übergabe möglich.' }: BookableOptions,
): BookableDays {
  if (isFarAhead(first, now))
    return { first, last: first, isOnRequest: true, reasonAgainst: () => 'Der Termin ist nur auf Anfrage möglich.' };
  const last = addDays(first, span);
  return {
    first,
    last,
    isOnRequest: false,
    reasonAgainst: (day) => {
      if (day < first) return `Frühestens am ${formatDate(first)} möglich.`;
      if (day > last) return `Spätestens am ${formatDate(last)} möglich.`;
      const holiday = holidays.get(day);
      if (holiday !== undefined) return `Feiertag: ${holiday}.`;
      return weekday(day) === 0 ? sunday : undefined;
    },
  };
}
