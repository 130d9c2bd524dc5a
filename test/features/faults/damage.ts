/** Numbers from 0 to below 1, the same with every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <Value>(random: Random, values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)];

const nested = (depth: number): unknown => (depth === 0 ? 'tief' : [nested(depth - 1)]);

/** Values of every kind that may stand where another belongs. */
const UNEXPECTED_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  'ü'.repeat(50_000),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '2026-02-31',
  '9999-99-99',
  '1e400',
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  [],
  [null],
  [[]],
  {},
  { length: -1 },
  { toString: null },
  nested(200),
];

/** Keys that mean something to the language itself. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', ''];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same JSON with one thing in it changed: a value of another kind, a key lost, doubled, or one that nobody knows. */
export function damagedJson(random: Random, whole: unknown): unknown {
  if (random() < 0.25 || typeof whole !== 'object' || whole === null) return pick(random, UNEXPECTED_VALUES);
  if (Array.isArray(whole)) {
    const list: unknown[] = whole;
    const at = Math.floor(random() * list.length);
    if (random() < 0.2) return [...list, ...list, pick(random, UNEXPECTED_VALUES)];
    return list.map((entry, index) => (index === at ? damagedJson(random, entry) : entry));
  }
  const entries = Object.entries(whole);
  const name = pick(random, entries)?.[0];
  const chance = random();
  if (chance < 0.15) return Object.fromEntries(entries.filter(([key]) => key !== name));
  if (chance < 0.3) return withKey(whole, pick(random, NAMES) ?? '', pick(random, UNEXPECTED_VALUES));
  return Object.fromEntries(entries.map(([key, value]) => [key, key === name ? damagedJson(random, value) : value]));
}

/** As `JSON.parse` makes it: `__proto__` is a key like any other. */
function withKey(record: object, name: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(record));
  if (isRecord(copy))
    Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** The same text with something in it lost, turned round or put in. */
export function damagedText(random: Random, whole: string): string {
  const at = Math.floor(random() * whole.length);
  const chance = random();
  if (chance < 0.4) return whole.slice(0, at);
  if (chance < 0.6) return whole.slice(at);
  if (chance < 0.8)
    return `${whole.slice(0, at)}${String.fromCharCode(Math.floor(random() * 0x1_00_00))}${whole.slice(at + 1)}`;
  if (chance < 0.9) return whole + whole;
  return whole.replace('{', '{"__proto__":{"isAdmin":true},');
}
