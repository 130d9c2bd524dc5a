import { paddedDay } from './calendarDay';
import { once } from './once';
import { readBy } from './schema';

/**
 * Date or date-time of the platform. Month and day are padded to two digits, because Safari reads nothing else; a time without
 * offset is UTC. Invalid dates (also 31 February) are `undefined`.
 */
export const dateText = once(() =>
  readBy((value) => {
    if (typeof value !== 'string') return undefined;
    const [, written = '', time = ''] = /^([^T]+)(T.+)?$/.exec(value.trim()) ?? [];
    const date = paddedDay(written);
    if (date === undefined) return undefined;
    // Without an offset a browser would take the visitor's own time zone; the platform writes UTC.
    const moment = time === '' || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(time) ? date + time : `${date}${time}Z`;
    return Number.isNaN(Date.parse(moment)) ? undefined : moment;
  }),
);
