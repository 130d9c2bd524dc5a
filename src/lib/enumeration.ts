import { keysOf } from './keysOf';

/** Every wire spelling is read, the first one is sent. */
export interface EnumerationEntry {
  readonly wire: readonly [string | number, ...(string | number)[]];
  readonly label: string;
}

export interface Enumeration<Table extends Record<string, EnumerationEntry>> {
  readonly table: Table;
  readonly keys: readonly (keyof Table & string)[];
  /** Any spelling in any case. */
  readonly parse: (value: unknown) => (keyof Table & string) | undefined;
  readonly label: (key: keyof Table & string) => string;
  readonly toWire: <Key extends keyof Table & string>(key: Key) => Table[Key]['wire'][0];
}

const fold = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLocaleLowerCase('de') : undefined;

/** Type, parser and labels of a table (rules/platform-and-wire: spellings). */
export function enumeration<const Table extends Record<string, EnumerationEntry>>(table: Table): Enumeration<Table> {
  type Key = keyof Table & string;
  const entries: Readonly<Record<Key, EnumerationEntry>> = table;
  const keys = keysOf<Key>(table);
  const bySpelling = new Map<string, Key>();
  for (const key of keys) {
    for (const spelling of [key, ...entries[key].wire]) {
      const folded = fold(spelling);
      if (folded !== undefined && !bySpelling.has(folded)) bySpelling.set(folded, key);
    }
  }
  // Looked up before folding, which would be the slowest part of parsing a long list.
  const byExactSpelling = new Map<unknown, Key | undefined>(
    keys.flatMap((key) =>
      [key, ...entries[key].wire].map((spelling) => [spelling, bySpelling.get(fold(spelling) ?? '')]),
    ),
  );
  return {
    table,
    keys,
    parse: (value) => {
      const exact = byExactSpelling.get(value);
      if (exact !== undefined) return exact;
      const folded = fold(value);
      return folded === undefined ? undefined : bySpelling.get(folded);
    },
    label: (key) => entries[key].label,
    toWire: (key) => (table[key] as Table[typeof key]).wire[0],
  };
}

export type KeyOf<E> = E extends Enumeration<infer Table> ? keyof Table & string : never;
