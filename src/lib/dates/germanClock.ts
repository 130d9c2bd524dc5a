import type { CalendarDay } from './calendarDay';

const HOUR = 3_600_000;

function summerTime(year: number): { from: number; until: number } {
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month, 31, 1));
    return last.setUTCDate(31 - last.getUTCDay());
  };
  return { from: change(2), until: change(9) };
}

/**
 * Offset of German time from UTC, ms (directive 2000/84/EC, since 1996; also used for earlier dates). Not by `Intl.DateTimeFormat`, which
 * would delay the first cards.
 */
function berlinOffset(time: number): number {
  const { from, until } = summerTime(new Date(time).getUTCFullYear());
  return time >= from && time < until ? 2 * HOUR : HOUR;
}

function germanClock(moment: Date): { day: CalendarDay; time: string } {
  const berlinTime = new Date(moment.getTime() + berlinOffset(moment.getTime())).toISOString();
  return { day: berlinTime.slice(0, 10), time: berlinTime.slice(11, 19) };
}

export function dayInGermany(moment: Date): CalendarDay {
  return germanClock(moment).day;
}

/** 'HH:MM'. */
export function timeInGermany(moment: Date): string {
  return germanClock(moment).time.slice(0, 5);
}

/** '2026-05-01T10:00:00Z' for 12 o'clock in summer; not for the hour of a clock change. */
export function berlinHour(day: CalendarDay, hour: number): string {
  const asIfUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(asIfUtc - berlinOffset(asIfUtc - HOUR)).toISOString().replace('.000Z', 'Z');
}
