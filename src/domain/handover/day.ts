import type { CalendarDay } from '../../lib/calendarDay';
import { lazy } from '../../lib/lazy';

const MS_PER_DAY = 86_400_000;

const berlin = lazy(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/**
 * The point in time at which it is so many o'clock in Germany on a day, as UTC text with whole seconds
 * ('2026-05-01T10:00:00Z' for 12 o'clock in summer). Hours of the night of a clock change are not asked for.
 */
export function berlinHour(day: CalendarDay, hour: number): string {
  const asIfUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(asIfUtc - berlinOffset(asIfUtc)).toISOString().replace('.000Z', 'Z');
}

/** Milliseconds that German clocks are ahead of UTC at about that time. */
function berlinOffset(time: number): number {
  const { year, month, day, hour, minute, second } = berlinParts(new Date(time));
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - time;
}

function berlinParts(moment: Date) {
  const parts = new Map(
    berlin()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The later of some days; unknown ones do not count. */
export function latestDay(days: readonly (CalendarDay | undefined)[], fallback: CalendarDay): CalendarDay {
  return days.reduce<CalendarDay>((latest, day) => (day !== undefined && day > latest ? day : latest), fallback);
}
