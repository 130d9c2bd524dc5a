import * as z from 'zod/mini';

/**
 * Tolerant building blocks for what comes from outside. The platform may send null, a numeric string or an unknown
 * value anywhere (api.d.ts): a field that cannot be read is `undefined`, never a failed answer.
 */

function optional<Output>(read: (value: unknown) => Output | undefined) {
  return z.optional(z.pipe(z.unknown(), z.transform(read)));
}

/** Non-empty trimmed text; numbers become text. */
export function text() {
  return optional((value) => {
    const string = typeof value === 'number' ? String(value) : value;
    return typeof string === 'string' && string.trim() !== '' ? string.trim() : undefined;
  });
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

/** Date or date-time as the platform writes it; anything that is no date is `undefined`. */
export function dateText() {
  return optional((value) =>
    typeof value === 'string' && /^\d{4}-\d{1,2}-\d{1,2}/.test(value) && !Number.isNaN(Date.parse(value))
      ? value
      : undefined,
  );
}

/** http(s) or relative address with spaces encoded (storefront 9); anything else (javascript:, data:text) is dropped. */
export function url() {
  return optional((value) => {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const encoded = value.trim().replaceAll(' ', '%20');
    if (/^(https?:)?\/\//i.test(encoded) || /^\/[^/]/.test(encoded) || /^data:image\//i.test(encoded)) return encoded;
    return undefined;
  });
}

/** List whose unreadable entries are left out; no list is an empty list. */
export function listOf<Schema extends z.ZodMiniType>(item: Schema) {
  return z.pipe(
    z.unknown(),
    z.transform((value): z.output<Schema>[] => {
      if (!Array.isArray(value)) return [];
      return value.flatMap((entry) => {
        const result = z.safeParse(item, entry);
        return result.success ? [result.data] : [];
      });
    }),
  );
}
