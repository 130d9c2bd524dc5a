import * as z from 'zod/mini';
import type { Enumeration, EnumerationEntry } from './enumeration';
import { hasContent, lineOf, MAX_FORMATTED } from './text/textLine';
import { plainText } from './text/plainText';
import { once } from './once';
import { completeUrl, webAddress } from './webAddress';

/**
 * Tolerant schemas (rules/platform-and-wire: hostile answers): an unreadable field is `undefined` and does not fail the whole answer.
 * Schemas are shared, because constructing costs more than parsing.
 */

export interface WireKind {
  accepts: WireKindName;
  /** Schema of an entry of a list, or of a nested value. */
  of?: () => z.ZodMiniType;
  table?: Readonly<Record<string, EnumerationEntry>>;
}

export type WireKindName =
  | 'text'
  | 'html'
  | 'number'
  | 'amount'
  | 'boolean'
  | 'address'
  | 'date'
  | 'choice'
  | 'object'
  | 'list'
  | 'anything';

/** What is told to all schemas of one parse: as `z.parse(schema, data, context)`. */
export interface ReadingContext extends z.core.ParseContext<z.core.$ZodIssue> {
  /** Base URL of the platform whose answer is read. */
  readonly platform?: string;
}

export const readingOf = (platform: string): ReadingContext => ({ platform });

type Read<Output> = (value: unknown, context: ReadingContext) => Output;

interface ReadingType extends z.ZodMiniType {
  _zod: z.core.$ZodTypeInternals & { def: z.core.$ZodTypeDef & { read: Read<unknown> } };
}

const Base: z.core.$constructor<z.ZodMiniType> = z.ZodMiniType;

/** A transform that is given the context, which zod's own is not; readers of nested values pass it on. */
const Reading = z.core.$constructor<ReadingType>('Reading', (inst, def) => {
  Base.init(inst, def);
  inst._zod.optin = 'optional';
  inst._zod.parse = (payload, context) => {
    payload.value = def.read(payload.value, context as ReadingContext);
    return payload;
  };
});

const reading = (read: Read<unknown>) => new Reading({ type: 'transform', read });

export const wireKinds = new WeakMap<z.core.$ZodType, WireKind>();

/** What a platform writes, by kind. */
interface WireTypes extends Record<WireKindName, unknown> {
  text: string;
  html: string;
  number: number;
  amount: number;
  boolean: boolean;
  address: string;
  date: string;
}

/** Reads anything; `Input` is what a platform writes. */
type Tolerant<Output, Input> = z.ZodMiniOptional<z.ZodMiniType<Output | undefined, Input>>;

function optional<Output, Input>(read: Read<Output | undefined>, kind: WireKind): Tolerant<Output, Input> {
  const schema = z.optional(reading(read)) as Tolerant<Output, Input>;
  wireKinds.set(schema, kind);
  return schema;
}

/** Fails without the text. */
const required = (schema: Tolerant<string, string>) => z.pipe(schema, z.string()) as z.ZodMiniType<string, string>;

/** Runs at the start: zod lists kinds at first use by `for in`, which a page can break later. */
export const prepareKinds = once(() => {
  const id = z.guid().check(
    z.refine(() => true),
    z.overwrite((value) => value),
    z.minLength(1),
  );
  const number = z.number().check(z.positive());
  z.safeParse(z.union([id, z.record(z.string(), z.boolean()), z.array(z.unknown()), number]), {});
  z.safeParse(z.object({ kind: z.enum(['a']) }), {});
});

/** Trimmed and not empty; numbers become text. For ids, addresses and numbers; names and titles are a `line`. */
export const text = once(() =>
  readBy((value) => readText(typeof value === 'string' ? plainText(value) : value), 'text'),
);

export function readText(value: unknown): string | undefined {
  const string = typeof value === 'number' ? String(value) : value;
  return typeof string === 'string' && string.trim() !== '' ? string.trim() : undefined;
}

/** Words and signs of feeds for "no value". */
const PLACEHOLDER =
  /^(?:null|undefined|nan|none|n\/a|n\. ?a\.?|k\. ?a\.?|keine angaben?|ohne angabe|nicht angegeben|unbekannt|unknown|[\p{P}\p{S}\s]*)$/iu;

/** In one line, without tags; entities are characters. */
export const line = once(() => readBy(readLine, 'text'));

export const requiredLine = once(() => required(line()));

function readLine(value: unknown): string | undefined {
  const read = lineOf(readText(value) ?? '');
  return PLACEHOLDER.test(read) ? undefined : read;
}

/** HTML, markup or plain text, as sent; `undefined` if it shows nothing. Hostile until sanitised. */
export const formattedText = once(() =>
  readBy((value) => {
    const read = readText(value);
    return read !== undefined && hasContent(read) && !PLACEHOLDER.test(read) ? read.slice(0, MAX_FORMATTED) : undefined;
  }, 'html'),
);

export const requiredText = once(() => required(text()));

/** As the shop itself has stored it; anything else fails, including numbers. */
export const nonEmptyText = once(() => z.string().check(z.minLength(1)));

/** Also as numeric string ("12.5", "12,5"). */
export const number = once(() => readBy(readNumber, 'number'));

export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const parsed = Number(value.trim().replace(',', '.'));
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** EUR. Never a text with three decimals: '12.990' may be 12,99 € or 12.990 € (rules/platform-and-wire: thousands in a text). */
export const euros = once(() => readBy(readEuros, 'amount'));

export const readEuros = (value: unknown): number | undefined =>
  hasThreeDecimals(value) ? undefined : readNumber(value);

export const hasThreeDecimals = (value: unknown): boolean =>
  typeof value === 'string' && /\d[.,]\d{3}$/.test(value.trim());

/** km; in a text dots group thousands: '12.990' is 12990. */
export const kilometres = once(() => readBy(readWhole, 'number'));

export const readWhole = (value: unknown): number | undefined =>
  readNumber(
    typeof value === 'string' && /^\d{1,3}(?:[.,]\d{3})+$/.test(value.trim()) ? value.replace(/[.,]/g, '') : value,
  );

/** The shop's own numbers, never texts. */
export const positiveNumber = once(() => z.number().check(z.positive()));
export const amountFromZero = once(() => z.number().check(z.nonnegative()));

/** Boolean, also as 'true' | 'false' | 1 | 0. */
export const flag = once(() =>
  readBy((value) => {
    if (value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value))) return true;
    if (value === false || value === 0 || (typeof value === 'string' && /^(false|0)$/i.test(value))) return false;
    return undefined;
  }, 'boolean'),
);

/** Fails for anything but an object. */
export const record = once(() => z.custom<Readonly<Record<string, unknown>>>(isRecord));

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema of a reader that returns `undefined` for unknown values. */
export function readBy<Output, Name extends WireKindName = 'anything'>(read: Read<Output | undefined>, accepts?: Name) {
  return optional<Output, WireTypes[Name]>(read, { accepts: accepts ?? 'anything' });
}

export function oneOf<const Table extends Record<string, EnumerationEntry>>({ parse, table }: Enumeration<Table>) {
  return optional<keyof Table & string, Table[keyof Table]['wire'][number]>(parse, { accepts: 'choice', table });
}

/** `undefined` if the nested value is unreadable. */
export function optionalOf<Schema extends z.ZodMiniType>(schema: Schema) {
  const kind: WireKind = { accepts: 'object', of: () => schema };
  return optional<z.output<Schema>, z.input<Schema>>(
    (value, context) => z.safeParse(schema, value, context).data,
    kind,
  );
}

/**
 * http(s) without a user name, also without 'https://', relative, `data:image`; spaces are encoded (rules/platform-and-wire: addresses from
 * the platform).
 */
export const url = once(() => readBy(readUrl, 'address'));

export const requiredUrl = once(() => required(url()));

/** Picture or document; a relative address is the platform's (rules/platform-and-wire: addresses from the platform). */
export const fileUrl = once(() => readBy(readFileUrl, 'address'));
export const requiredFileUrl = once(() => required(fileUrl()));

/** '/x', or 'img/x.jpg': without a leading slash only with a file's ending. */
const FILE_PATH = /^(?:\/(?!\/).|(?!www\.)[\w~%-][\w~%./-]*\.(?:jpe?g|png|webp|avif|gif|svg|pdf)(?:\?.*)?$)/i;

function readFileUrl(value: unknown, { platform }: ReadingContext): string | undefined {
  const path = platform !== undefined && typeof value === 'string' ? value.trim().replaceAll(' ', '%20') : '';
  return FILE_PATH.test(path) ? new URL(path, `${platform}/`).href : readUrl(value);
}

const ADDRESS = /^(?:(?:https?:)?\/\/|\/(?!\/)|data:image\/)./i;

function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const encoded = completeUrl(value.trim().replaceAll(' ', '%20'));
  if (!ADDRESS.test(encoded)) return undefined;
  // Parsed only where a user may be named, because lists hold many addresses.
  const isParsed = /^(?:https?:)?\/\/[^]*@/i.test(encoded);
  return isParsed && webAddress(encoded.replace(/^\/\//, 'https://')) === undefined ? undefined : encoded;
}

/** More than any answer is asked for. */
const MAX_ENTRIES = 20_000;

/** Unreadable entries of a list: 'Kennung abc', 'ohne Kennung'. */
const unreadable = new WeakMap<readonly unknown[], readonly string[]>();

export const unreadableOf = (list: readonly unknown[]): readonly string[] => unreadable.get(list) ?? [];

/** For a list that is made of others. */
export function withUnreadable<Row>(list: Row[], ...sources: readonly (readonly unknown[])[]): Row[] {
  const names = sources.flatMap(unreadableOf);
  if (names.length > 0) unreadable.set(list, names);
  return list;
}

function nameOfUnreadable(entry: unknown): string {
  const id = isRecord(entry) ? readText(entry.id) : undefined;
  return id === undefined ? 'ohne Kennung' : `Kennung ${id}`;
}

/**
 * Leaves out unreadable entries; empty if there is no list.
 * @param most entries that are read
 */
export function listOf<Schema extends z.ZodMiniType>(item: Schema, most?: number) {
  return listBy(
    (entry, context): z.output<Schema> | undefined => z.safeParse(item, entry, context).data,
    () => item,
    most,
  );
}

export function requiredListOf<Schema extends z.ZodMiniType>(item: Schema) {
  const list = z.custom((value) => listEntries(value) !== undefined);
  const schema = z.pipe(list, listOf(item));
  wireKinds.set(schema, { accepts: 'list', of: () => item });
  return schema as z.ZodMiniType<z.output<Schema>[], z.input<Schema>[]>;
}

/** Used for long lists, where a schema per entry is too slow; `of` only describes. */
export function listBy<Output, Item extends z.ZodMiniType = z.ZodMiniType>(
  read: Read<Output>,
  of?: () => Item,
  most = MAX_ENTRIES,
) {
  const list = reading((value, context) => {
    const wire = (listEntries(value) ?? []).slice(0, most);
    const rows = wire.map((entry) => read(entry, context));
    const listed = withoutTwins(rows.filter(isPresent));
    const names = wire.filter((_, at) => rows[at] === undefined).map(nameOfUnreadable);
    if (names.length > 0) unreadable.set(listed, names);
    return listed;
  });
  const schema = z._default(list, () => []);
  wireKinds.set(schema, { accepts: 'list', of });
  return schema as z.ZodMiniDefault<z.ZodMiniType<Exclude<Output, undefined>[], z.input<Item>[]>>;
}

/** Entries unread; fails if it is no list. */
export const entries = once(() =>
  z.pipe(
    z.transform((value: unknown) => listEntries(value)),
    z.custom<unknown[]>(Array.isArray),
  ),
);

/** Also of a wrapped list: `{ data: [] }`, `{ items: [] }`. */
export function listEntries(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  const { data, items }: { data?: unknown; items?: unknown } = isRecord(value) ? value : {};
  return [data, items].find((list): list is unknown[] => Array.isArray(list));
}

/** Each id or key once: React would leave a second card on the screen. */
function withoutTwins<Entry>(list: Entry[]): Entry[] {
  const names = new Set<string>();
  return list.filter((entry) => {
    const name = nameOf(entry);
    if (name === undefined) return true;
    const isFirst = !names.has(name);
    names.add(name);
    return isFirst;
  });
}

function nameOf(entry: unknown): string | undefined {
  const { id, key, url, type }: Readonly<Record<string, unknown>> = isRecord(entry) ? entry : {};
  // Some platforms write UUIDs in capitals here and there.
  if (typeof id === 'string') return `id ${id.toLowerCase()}`;
  if (typeof key === 'string') return `key ${key}`;
  return typeof url === 'string' ? `url ${String(type)} ${url}` : undefined;
}

function isPresent<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
