import * as z from 'zod/mini';
import { hasContent, lineOf } from './formattedText';
import { once } from './once';
import { webAddress } from './webAddress';

/**
 * Tolerant schemas for values from outside (rules/platform-and-wire: hostile answers): an unreadable field is `undefined` instead of
 * an error of the whole answer. Fields of a kind share one schema, because constructing a schema costs more than parsing with it.
 */

function optional<Output>(read: (value: unknown) => Output | undefined) {
  return z.optional(z.transform(read));
}

/**
 * Each kind of schema once, when the shop starts: zod lists the members of a kind at its first use by `for in`, which fails on pages that give
 * `Object.prototype` something enumerable later.
 */
export const prepareKinds = once(() => {
  const id = z.guid().check(
    z.refine(() => true),
    z.overwrite((value) => value),
  );
  z.safeParse(z.union([id, z.record(z.string(), z.boolean()), z.array(z.unknown()), z.number()]), {});
  z.safeParse(z.object({ kind: z.enum(['a']) }), {});
});

/** Non-empty trimmed text; numbers become text. */
export const text = once(() => optional(readText));

export function readText(value: unknown): string | undefined {
  const string = typeof value === 'number' ? String(value) : value;
  return typeof string === 'string' && string.trim() !== '' ? string.trim() : undefined;
}

/** Words of feeds for a value that they do not have, and signs that are none. */
const PLACEHOLDER =
  /^(?:null|undefined|nan|none|n\/a|n\. ?a\.?|k\. ?a\.?|keine angaben?|ohne angabe|nicht angegeben|unbekannt|unknown|[\p{P}\p{S}\s]*)$/iu;

/** Name or title in one line: entities are characters, and no tags stand in it. */
export const line = once(() => optional(readLine));

/** Line that must be present; otherwise the schema fails. */
export const requiredLine = once(() => z.pipe(line(), z.string()));

export function readLine(value: unknown): string | undefined {
  const read = lineOf(readText(value) ?? '');
  return PLACEHOLDER.test(read) ? undefined : read;
}

/** Text in HTML, in markup or plain, as it was sent; `undefined` if it shows nothing. Hostile until sanitised. */
export const formattedText = once(() =>
  optional((value) => {
    const read = readText(value);
    return read !== undefined && hasContent(read) && !PLACEHOLDER.test(read) ? read : undefined;
  }),
);

/** Text that must be present, such as an id: without it the schema fails. */
export const requiredText = once(() => z.pipe(text(), z.string()));

/** Non-empty text, as the shop itself has stored it; anything else fails, including numbers. */
export const nonEmptyText = once(() => z.string().check(z.refine((value) => value !== '')));

/** Finite number, also as numeric string ("12.5", "12,5"). */
export const number = once(() => optional(readNumber));

export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const parsed = Number(value.trim().replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** Numbers of the shop itself, which are no text. */
export const positiveNumber = once(() => z.number().check(z.refine((value) => value > 0)));
export const amountFromZero = once(() => z.number().check(z.refine((value) => value >= 0)));

/** Boolean, also as 'true' | 'false' | 1 | 0. */
export const flag = once(() =>
  optional((value) => {
    if (value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value))) return true;
    if (value === false || value === 0 || (typeof value === 'string' && /^(false|0)$/i.test(value))) return false;
    return undefined;
  }),
);

/** Object with values of any kind by their names; anything else fails. */
export const record = once(() => z.custom<Readonly<Record<string, unknown>>>(isRecord));

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema from a reader that returns `undefined` for unknown values, such as `parse` of an enumeration. */
export function readBy<Output>(read: (value: unknown) => Output | undefined) {
  return optional(read);
}

/** Nested value by a schema; `undefined` if it is unreadable. */
export function optionalOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return optional((value): z.output<Schema> | undefined => z.safeParse(schema, value).data);
}

/** Address (http(s) without a user name, relative, `data:image`) with spaces encoded, else `undefined` (rules/platform-and-wire: addresses from the platform). */
export const url = once(() => optional(readUrl));

/** Address that must be present; otherwise the schema fails. */
export const requiredUrl = once(() => z.pipe(url(), z.string()));

function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const encoded = value.trim().replaceAll(' ', '%20');
  if (!/^(?:(?:https?:)?\/\/|\/(?!\/)|data:image\/)./i.test(encoded)) return undefined;
  // Parsed only where a user may be named, because lists hold many addresses.
  const isParsed = encoded.includes('@') && /^(?:https?:)?\/\//i.test(encoded);
  return isParsed && webAddress(encoded.replace(/^\/\//, 'https://')) === undefined ? undefined : encoded;
}

/** List without its unreadable entries; empty if there is no list. */
export function listOf<Schema extends z.ZodMiniType>(item: Schema) {
  return listBy((entry): z.output<Schema> | undefined => z.safeParse(item, entry).data);
}

/** `listOf` from a reader, for long lists, where a schema per entry would be too slow. */
export function listBy<Output>(read: (entry: unknown) => Output) {
  const list = z.transform((value: unknown) => (Array.isArray(value) ? value.map(read).filter(isPresent) : []));
  return z._default(list, () => []);
}

function isPresent<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
