import { toJson } from '../../lib/json';

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => one === other || toJson(one) === toJson(other);

/**
 * What becomes of an entry that a colleague changed while it was open: the platform has no versions. Fields that only they changed
 * take their value; a field that both changed is a conflict, and nothing is saved until it is decided.
 *
 * @param opened the values when the form was opened
 * @param mine as they stand in the form
 * @param theirs as the platform has them now
 */
export function mergeChanges(opened: Values, mine: Values, theirs: Values): { merged: Values; conflicts: string[] } {
  const merged: Record<string, unknown> = { ...mine };
  const conflicts: string[] = [];
  for (const name of Object.keys(mine)) {
    if (isSame(opened[name], theirs[name])) continue;
    if (isSame(opened[name], mine[name])) merged[name] = theirs[name];
    else if (!isSame(mine[name], theirs[name])) conflicts.push(name);
  }
  return { merged, conflicts };
}

/**
 * A value of a field in a sentence: 'Inzwischen geändert zu „…“.' What has no words, such as a file, has none.
 *
 * @param labelOf the words of what is chosen
 */
export function valueText(value: unknown, labelOf = (text: string) => text): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.map((part) => valueText(part, labelOf));
    return texts.includes(undefined) ? undefined : texts.join(', ') || 'leer';
  }
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (typeof value === 'string') return value === '' ? 'leer' : labelOf(value);
  return typeof value === 'number' ? String(value) : undefined;
}
