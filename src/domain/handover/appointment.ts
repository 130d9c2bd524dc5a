import { type CalendarDay, addDays, isCalendarDay } from '../../lib/dates/calendarDay';
import { dayInWords, weekday } from '../../lib/dates/calendarMonth';
import { dayInGermany } from '../../lib/dates/germanClock';
import { formatDate } from '../../lib/dates/formatDate';
import { bookableDays, type BookableDays } from './handOverDay';
import type { Holidays } from './holidays';
import * as z from 'zod/mini';

/** German time, full hours. */
export interface Appointment {
  day: CalendarDay;
  hour: number;
}

const WEEKDAY_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
const SATURDAY_HOURS = [9, 10, 11, 12, 13] as const;
const APPOINTMENT_SPAN_IN_DAYS = 60;

export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00 Uhr`;

/** "Dienstag, 24. November 2026, 15:00 Uhr" */
export function appointmentText({ day, hour }: Appointment): string {
  return `${dayInWords(day)}, ${hourText(hour)}`;
}

export function appointmentHours(day: CalendarDay): readonly number[] {
  return weekday(day) === 6 ? SATURDAY_HOURS : WEEKDAY_HOURS;
}

/** Open days from tomorrow, not after the hand-over (rules/checkout: appointment). */
export function appointmentDays(holidays: Holidays, now: Date, handOverDay?: CalendarDay): BookableDays {
  const days = bookableDays(addDays(dayInGermany(now), 1), holidays, {
    now,
    span: APPOINTMENT_SPAN_IN_DAYS,
    sunday: 'Sonntags ist keine Beratung möglich.',
  });
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

export const daySchema = z.string().check(z.refine(isCalendarDay));

export const hourSchema = z.number().check(z.refine(Number.isInteger));
