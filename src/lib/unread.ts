import * as z from 'zod/mini';
import {
  listEntries,
  hasThreeDecimals,
  readEuros,
  readNumber,
  wireKinds,
  type WireKind,
  type WireKindName,
} from './schema';

/** Value that a schema does not read. */
export interface Unread {
  /** 'cars[0].publicPrice' */
  path: string;
  /** What the schema reads, in German. */
  expected: string;
  /** Shape in German, without values; of an unknown choice its spelling. */
  got: string;
  kind: 'missing' | 'name' | 'type' | 'spelling';
}

/** Nobody reads more. */
const MAX_UNREAD = 60;

type Schema = z.core.$ZodType;

/** In words, and as the type of a value that says something. */
const KINDS: Record<
  Exclude<WireKindName, 'object' | 'list'>,
  { expected: string; fits: (value: unknown) => boolean }
> = {
  text: { expected: 'Text', fits: (value) => typeof value === 'string' || typeof value === 'number' },
  html: { expected: 'Text oder HTML', fits: (value) => typeof value === 'string' || typeof value === 'number' },
  number: { expected: 'Zahl', fits: (value) => isBlank(value) || readNumber(value) !== undefined },
  amount: {
    expected: 'Zahl',
    fits: (value) => isBlank(value) || readEuros(value) !== undefined,
  },
  boolean: {
    expected: 'true oder false',
    fits: (value) =>
      isBlank(value) || /^(?:true|false|[01])$/i.test(typeof value === 'boolean' ? String(value) : textOf(value)),
  },
  address: { expected: 'Adresse (https://… oder /…)', fits: isAddress },
  date: {
    expected: 'Datum (JJJJ-MM-TT)',
    fits: (value) => isBlank(value) || (typeof value === 'string' && /^\d{4}-\d{1,2}-\d{1,2}/.test(value.trim())),
  },
  choice: { expected: 'Wert der Aufzählung', fits: (value) => ['string', 'number'].includes(typeof value) },
  anything: { expected: 'Wert', fits: () => true },
};

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isAddress(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    (isBlank(value) || /^(?:https?:|\/|data:image\/|[\w~%-][\w~%./-]*\.\w+)/i.test(value.trim()))
  );
}

/** publicPrice, PublicPrice and public_price are one. */
const foldedName = (name: string) => name.replace(/[_-]/g, '').toLowerCase();

/** Never the value itself. */
function shapeOf(value: unknown): string {
  if (value === undefined) return 'nichts';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'Liste';
  if (isObject(value)) {
    const names = Object.keys(value).filter((name) => /^[a-z_]\w{0,30}$/i.test(name));
    return names.length === 0 ? 'Objekt' : `Objekt mit ${names.slice(0, 4).join(', ')}${names.length > 4 ? ' …' : ''}`;
  }
  if (hasThreeDecimals(value)) return 'Text mit drei Nachkommastellen, vermutlich Tausenderpunkt';
  return typeof value === 'string' ? 'Text' : typeof value === 'number' ? 'Zahl' : 'true oder false';
}

const CHOICES_NAMED = 6;

function expectedOf(kind: WireKind | undefined): string {
  if (kind === undefined) return 'Wert';
  if (kind.accepts === 'list') return 'Liste';
  if (kind.accepts === 'object') return 'Objekt';
  if (kind.table === undefined) return KINDS[kind.accepts].expected;
  const values = Object.values(kind.table).map(({ wire: [value] }) => value);
  return `eines von ${values.slice(0, CHOICES_NAMED).join(', ')}${values.length > CHOICES_NAMED ? ' …' : ''}`;
}

/** Looks into what a schema pipes or wraps, too. */
function kindOf(schema: Schema): WireKind | undefined {
  const kind = wireKinds.get(schema);
  if (kind !== undefined) return kind;
  const inner = innerOf(schema);
  return inner && kindOf(inner);
}

function innerOf({ _zod: { def } }: Schema): Schema | undefined {
  const { in: first, innerType } = def as { in?: Schema; innerType?: Schema };
  return first ?? innerType;
}

const isRead = (schema: Schema, value: unknown) => z.safeParse(schema as z.ZodMiniType, value).success;

/** Apart from parsing, so that only callers pay for it. */
export function unread(schema: z.ZodMiniType, answer: unknown): Unread[] {
  const all: Unread[] = [];
  visit(schema, answer, '', all);
  return all;
}

function visit(schema: Schema, value: unknown, path: string, all: Unread[]): void {
  if (all.length >= MAX_UNREAD) return;
  const before = all.length;
  const kind = wireKinds.get(schema);
  if (kind !== undefined) visitKind(kind, value, path, all);
  else {
    const { type, shape, element } = schema._zod.def as {
      type: string;
      shape?: Readonly<Record<string, Schema>>;
      element?: Schema;
    };
    const inner = innerOf(schema);
    if (type === 'object' && shape !== undefined) visitObject(shape, value, path, all);
    else if (type === 'array' && element !== undefined) visitList(element, value, path, all);
    else if (inner !== undefined) visit(inner, value, path, all);
  }
  if (all.length > before || isRead(schema, value)) return;
  const isMissing = value === undefined || value === null || isBlank(value);
  all.push({ path, expected: expectedOf(kindOf(schema)), got: shapeOf(value), kind: isMissing ? 'missing' : 'type' });
}

function visitKind(kind: WireKind, value: unknown, path: string, all: Unread[]): void {
  if (value === undefined || value === null) return;
  if (kind.accepts === 'list') visitList(kind.of?.(), value, path, all);
  else if (kind.accepts === 'object') {
    const nested = kind.of?.();
    if (isBlank(value)) return;
    if (nested !== undefined && isObject(value)) visit(nested, value, path, all);
    else all.push({ path, expected: 'Objekt', got: shapeOf(value), kind: 'type' });
  } else if (!KINDS[kind.accepts].fits(value))
    all.push({ path, expected: expectedOf(kind), got: shapeOf(value), kind: 'type' });
  else if (kind.table !== undefined && !isBlank(value) && !isSpelling(kind.table, value))
    all.push({ path, expected: expectedOf(kind), got: `„${textOf(value).slice(0, 30)}“`, kind: 'spelling' });
}

const textOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');
const foldedValue = (value: unknown) => textOf(value).trim().toLocaleLowerCase('de');

const isSpelling = (table: NonNullable<WireKind['table']>, value: unknown) =>
  Object.entries(table).some(([key, { wire }]) =>
    [key, ...wire].some((each) => foldedValue(each) === foldedValue(value)),
  );

function visitList(item: Schema | undefined, value: unknown, path: string, all: Unread[]): void {
  const entries = listEntries(value);
  if (entries === undefined) all.push({ path, expected: 'Liste', got: shapeOf(value), kind: 'type' });
  else if (item !== undefined) entries.forEach((entry, at) => visit(item, entry, `${path}[${at}]`, all));
}

function visitObject(shape: Readonly<Record<string, Schema>>, value: unknown, path: string, all: Unread[]): void {
  if (!isObject(value)) {
    all.push({ path, expected: 'Objekt', got: shapeOf(value), kind: 'type' });
    return;
  }
  const names = new Map(Object.keys(value).map((name) => [foldedName(name), name]));
  for (const [name, schema] of Object.entries(shape)) {
    const at = path === '' ? name : `${path}.${name}`;
    const similar = value[name] === undefined ? names.get(foldedName(name)) : undefined;
    if (similar !== undefined && similar !== name && !(similar in shape))
      all.push({ path: at, expected: `der Name „${name}“`, got: `„${similar}“`, kind: 'name' });
    else visit(schema, value[name], at, all);
  }
}
