import { paddedDay } from './calendarDay';
import { dayInGermany, timeInGermany } from './germanClock';
import { once } from '../once';
import { readBy } from '../schema';

/** Days before mean "no date": '0001-01-01' (.NET), '1899-12-30' (spreadsheets), '1900-01-01' (databases). */
const FIRST_DAY = '1900-01-02';
/** Years from here mean "no date" or "without end": '2079-06-06', '2099-12-31', '9999-12-31'. */
const FIRST_YEAR_OPEN = '2079';
/** Stands for "no date". */
const UNIX_ZERO = /^1970-01-01(?!T(?!00:00))|^1969-12-31T2[23]:00/;

/** ISO text; months and days padded for Safari, UTC if there is no offset. Invalid dates (31 February) are `undefined`. */
function readMoment(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, written = '', time = ''] = /^([^T]+)(T.+)?$/.exec(value.trim()) ?? [];
  const date = paddedDay(written);
  if (date === undefined || date < FIRST_DAY) return undefined;
  // The platform writes UTC; browsers would take the visitor's time zone.
  const moment = time === '' || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(time) ? date + time : `${date}${time}Z`;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** Midnight in Germany is that German day: '2021-02-28T23:00:00Z' is 1 March. */
function readDay(value: unknown): string | undefined {
  const moment = readMoment(value);
  if (moment === undefined || moment >= FIRST_YEAR_OPEN) return undefined;
  const isMidnight = /T2[23]:00.*Z$/i.test(moment) && timeInGermany(new Date(moment)) === '00:00';
  return isMidnight ? dayInGermany(new Date(moment)) : moment.slice(0, 10);
}

/** Date or date-time; `undefined` for "no date". */
export const dateText = once(() =>
  readBy((value) => {
    const moment = readMoment(value);
    return moment === undefined || moment >= FIRST_YEAR_OPEN || UNIX_ZERO.test(moment) ? undefined : moment;
  }, 'date'),
);

/** End of a period; a year far ahead means "without end" and stays. */
export const endText = once(() =>
  readBy((value) => {
    const moment = readMoment(value);
    return moment === undefined || UNIX_ZERO.test(moment) ? undefined : moment;
  }, 'date'),
);

/** Day of a date or date-time; `undefined` for "no date". */
export const dayText = once(() =>
  readBy((value) => {
    const day = readDay(value);
    return day === '1970-01-01' ? undefined : day;
  }, 'date'),
);

/** Birth date or first registration, where 1970-01-01 may be meant. */
export const pastDayText = once(() => readBy(readDay, 'date'));
