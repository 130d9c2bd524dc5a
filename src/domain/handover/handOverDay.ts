import { formatDate } from '../../lib/formatDate';
import type { CrossSellingProduct } from '../order/product';
import { isFarAhead } from '../vehicle/availability';
import type { Vehicle } from '../vehicle/vehicle';
import { isCalendarDay, type CalendarDay } from '../../lib/calendarDay';
import { addDays } from '../../lib/calendarMath';
import { latestDay, weekday } from '../../lib/calendarMonth';
import { dayInGermany } from '../../lib/germanClock';
import type { Holidays } from './holidays';
import { times } from '../../lib/times';

interface LeadTimes {
  orderLeadTimeInDays?: number;
  orderPickupLeadTimeInDays?: number;
  orderDeliveryLeadTimeInDays?: number;
}

/** Where the tenant sets no lead time, the dealer gets at least until tomorrow. */
const DEFAULT_LEAD_TIME_IN_DAYS = 1;
/** How far ahead a day can be chosen, in days after the earliest one. */
const BOOKABLE_DAYS = 180;

type HandOver = Pick<
  CrossSellingProduct,
  'type' | 'deliveryTimeInDays' | 'minHandoverAtPickup' | 'minHandoverAtDelivery'
>;

/**
 * First day on which a hand-over product can take place, the latest of: today and the tenant's lead time (pickup and
 * delivery have their own, else the general one counts), the product's own delivery time and minimum, the day from
 * which the vehicle is available, and the vehicle's earliest pickup or delivery.
 */
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

/** Years that the calendars of these products reach into, including the current year, for appointments. */
export function calendarYears(earliestDays: readonly CalendarDay[], now: Date): number[] {
  const today = dayInGermany(now);
  const first = yearOf(today);
  const dated = earliestDays.filter((day) => !isFarAhead(day, now));
  const last = yearOf(addDays(latestDay(dated, today), BOOKABLE_DAYS));
  return times(last - first + 1, (index) => first + index);
}

const yearOf = (day: CalendarDay) => Number(day.slice(0, 4));

/** A lead time of a hundred years is a mistake, not a wish: what is negative or absurd does not count. */
function wholeDays(days: number | undefined): number {
  return days !== undefined && days > 0 && days < 3650 ? Math.ceil(days) : 0;
}

/** CalendarDay of a date as it stands, or of a point in time as it is in Germany. */
function dayOf(date: string | undefined): CalendarDay | undefined {
  if (date === undefined) return undefined;
  if (isCalendarDay(date)) return date;
  const day = dayInGermany(new Date(date));
  // The last evening of 9999 is in the year 10000 in Germany, which days as texts do not have.
  return isCalendarDay(day) ? day : '9999-12-31';
}

/** The days that a calendar offers, each with its reason where it cannot be chosen. */
export interface BookableDays {
  first: CalendarDay;
  last: CalendarDay;
  /** The earliest day is a placeholder: there is no day to choose, the dealer names one on request. */
  isOnRequest: boolean;
  /** Why a day cannot be chosen, as a sentence; undefined where it can. */
  reasonAgainst: (day: CalendarDay) => string | undefined;
}

/** Sundays, holidays and days before the earliest possible one cannot be chosen (rules/checkout: closed days). */
export function bookableDays(
  first: CalendarDay,
  holidays: Holidays,
  { now, span = BOOKABLE_DAYS }: { now: Date; span?: number },
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
      return weekday(day) === 0 ? 'Sonntags ist keine Übergabe möglich.' : undefined;
    },
  };
}
