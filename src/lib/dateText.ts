import { lazy } from './lazy';
import { readBy } from './schema';

/**
 * Date or date-time of the platform. Month and day are padded to two digits, because Safari reads nothing else; a time without
 * offset is UTC. Invalid dates (also 31 February) are `undefined`.
 */
export const dateText = lazy(() =>
  readBy((value) => {
    if (typeof value !== 'string') return undefined;
    const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(T.+)?$/.exec(value.trim());
    if (!match) return undefined;
    const [, year = '', month = '', day = '', time = ''] = match;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const midnight = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) return undefined;
    // Without an offset a browser would take the visitor's own time zone; the platform writes UTC.
    const moment = time === '' || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(time) ? date + time : `${date}${time}Z`;
    return Number.isNaN(Date.parse(moment)) ? undefined : moment;
  }),
);
