import type { CalendarDay } from '../../lib/calendarDay';
import { addDays } from '../../lib/calendarMath';
import { dayInWords, weekday } from '../../lib/calendarMonth';
import { dayInGermany } from '../../lib/germanClock';
import { formatDate } from '../../lib/formatDate';
import { bookableDays, type BookableDays } from './handOverDay';
import type { Holidays } from './holidays';

/** A wish for a consultation at the dealer's: a day and a full hour, German time. */
export interface Appointment {
  day: CalendarDay;
  hour: number;
}

/** Hours at which a consultation can begin: on Saturdays the dealer closes earlier. */
const WEEKDAY_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
const SATURDAY_HOURS = [9, 10, 11, 12, 13] as const;
const APPOINTMENT_SPAN_IN_DAYS = 60;

/** "09:00 Uhr" */
export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00 Uhr`;

/** "Dienstag, 24. November 2026, 15:00 Uhr" */
export function appointmentText({ day, hour }: Appointment): string {
  return `${dayInWords(day)}, ${hourText(hour)}`;
}

export function appointmentHours(day: CalendarDay): readonly number[] {
  return weekday(day) === 6 ? SATURDAY_HOURS : WEEKDAY_HOURS;
}

/**
 * From tomorrow on, so that the dealer can prepare; the same days are closed as for a hand-over, and none is later than it (rules/checkout: appointment).
 *
 * @param handOverDay of the order, where it has one
 */
export function appointmentDays(holidays: Holidays, now: Date, handOverDay?: CalendarDay): BookableDays {
  const days = bookableDays(addDays(dayInGermany(now), 1), holidays, { now, span: APPOINTMENT_SPAN_IN_DAYS });
  if (handOverDay === undefined || handOverDay >= days.last) return days;
  return {
    ...days,
    last: handOverDay > days.first ? handOverDay : days.first,
    reasonAgainst: (day) =>
      day > handOverDay ? `Nicht später als die Übergabe am ${formatDate(handOverDay)}.` : days.reasonAgainst(day),
  };
}

export function isPossibleAppointment({ day, hour }: Appointment, days: BookableDays): boolean {
  return days.reasonAgainst(day) === undefined && appointmentHours(day).includes(hour);
}
