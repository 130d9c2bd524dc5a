import { paddedDay } from './calendarDay';
import { dayInGermany, timeInGermany } from './germanClock';
import { once } from '../once';
import { readBy } from '../schema';

/** Days before stand for "no date" ('0001-01-01' in .NET, '1899-12-30' in spreadsheets, '1900-01-01' in databases). */
const FIRST_DAY = '1900-01-02';
/** Years from here on stand for "no date" or "without end" ('2079-06-06' in databases, '2099-12-31', '9999-12-31'). */
const FIRST_YEAR_OPEN = '2079';
/** Zero of Unix time stands for "no date". */
const ZERO = /^1970-01-01(?!T(?!00:00))|^1969-12-31T2[23]:00/;

/**
 * Moment of the platform as ISO text. Month and day are padded to two digits, because Safari reads nothing else; a time without offset is
 * UTC. Invalid dates (also 31 February) are `undefined`.
 */
function readMoment(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, written = '', time = ''] = /^([^T]+)(T.+)?$/.exec(value.trim()) ?? [];
  const date = paddedDay(written);
  if (date === undefined || date < FIRST_DAY) return undefined;
  // Without an offset a browser would take the visitor's own time zone; the platform writes UTC.
  const moment = time === '' || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(time) ? date + time : `${date}${time}Z`;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** A moment at midnight in Germany is that German day, whichever day its text has ('2021-02-28T23:00:00Z' is 1 March). */
function readDay(value: unknown): string | undefined {
  const moment = readMoment(value);
  if (moment === undefined || moment >= FIRST_YEAR_OPEN) return undefined;
  const isMidnight = /T2[23]:00.*Z$/i.test(moment) && timeInGermany(new Date(moment)) === '00:00';
  return isMidnight ? dayInGermany(new Date(moment)) : moment.slice(0, 10);
}

/** Date or date-time; placeholders for "no date" are `undefined`. */
export const dateText = once(() =>
  readBy((value) => {
    const moment = readMoment(value);
    return moment === undefined || moment >= FIRST_YEAR_OPEN || ZERO.test(moment) ? undefined : moment;
  }, 'date'),
);

/** The same for an end, where a year far ahead means "without end" and is kept. */
export const endText = once(() =>
  readBy((value) => {
    const moment = readMoment(value);
    return moment === undefined || ZERO.test(moment) ? undefined : moment;
  }, 'date'),
);

/** Day ('YYYY-MM-DD') of a date or date-time; placeholders are `undefined`. */
export const dayText = once(() =>
  readBy((value) => {
    const day = readDay(value);
    return day === '1970-01-01' ? undefined : day;
  }, 'date'),
);

/** The same for a birth date or first registration, where 1970-01-01 may be meant. */
export const pastDayText = once(() => readBy(readDay, 'date'));
