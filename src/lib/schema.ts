import * as z from 'zod/mini';

/**
 * Tolerant building blocks for what comes from outside. The platform may send null, a numeric string or an unknown
 * value anywhere (api.d.ts): a field that cannot be read is `undefined`, never a failed answer.
 */

function optional<Output>(read: (value: unknown) => Output | undefined) {
  return z.optional(z.transform(read));
}

/** Non-empty trimmed text; numbers become text. */
export function text() {
  return optional((value) => {
    const string = typeof value === 'number' ? String(value) : value;
    return typeof string === 'string' && string.trim() !== '' ? string.trim() : undefined;
  });
}

/** Text without which the whole value is useless, such as an id: its absence fails the schema. */
export function requiredText() {
  return z.pipe(text(), z.string());
}

/** Finite number, also as numeric string ("12.5", "12,5"). */
export function number() {
  return optional((value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const parsed = Number(value.trim().replace(',', '.'));
    return Number.isFinite(parsed) ? parsed : undefined;
  });
}

/** Boolean, also as 'true' | 'false' | 1 | 0. */
export function flag() {
  return optional((value) => {
    if (value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value))) return true;
    if (value === false || value === 0 || (typeof value === 'string' && /^(false|0)$/i.test(value))) return false;
    return undefined;
  });
}

/** Parsed by a reader that answers `undefined` for what it does not know, as the `parse` of an enumeration does. */
export function readBy<Output>(read: (value: unknown) => Output | undefined) {
  return optional(read);
}

/** Nested value by its own schema; one that cannot be read is `undefined`. */
export function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return optional((value): z.output<Schema> | undefined => z.safeParse(schema, value).data);
}

/**
 * Date or date-time as the platform writes it, month and day padded to two digits because Safari reads nothing else, a time
 * without offset in UTC; anything that is no date (31 February included) is `undefined`.
 */
export function dateText() {
  return optional((value) => {
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
  });
}

/** http(s) or relative address with spaces encoded (storefront 9); anything else (javascript:, data:text) is dropped. */
export function url() {
  return optional(readUrl);
}

/** Address without which the value is useless, such as that of a picture. */
export function requiredUrl() {
  return z.pipe(url(), z.string());
}

function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const encoded = value.trim().replaceAll(' ', '%20');
  return /^(?:(?:https?:)?\/\/|\/(?!\/)|data:image\/)./i.test(encoded) ? encoded : undefined;
}

/** List whose unreadable entries are left out; no list, null or nothing at all is an empty list. */
export function listOf<Schema extends z.ZodMiniType>(item: Schema) {
  const list = z.transform((value: unknown) =>
    Array.isArray(value) ? value.map((entry) => z.safeParse(item, entry).data).filter(isPresent) : [],
  );
  return z._default(list, () => []);
}

function isPresent<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
