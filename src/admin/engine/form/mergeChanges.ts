type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Three-way merge of a form with a colleague's changes, because the platform has no versions. Fields that only the colleague
 * changed take their value; fields that both changed are conflicts.
 *
 * @param opened values when the form was opened
 * @param mine values of the form
 * @param theirs current values of the platform
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

/** `base` with the values that differ between two others. */
export function withChanges<Fields extends Values>(base: Fields, before: Fields, after: Fields): Fields {
  const changed = Object.entries(after).filter(([name, value]) => !isSame(before[name], value));
  return { ...base, ...Object.fromEntries(changed) };
}

/** `now` without a change: its fields have their former values where nobody has changed them since. */
export function withoutChange<Fields extends Values>(now: Fields, before: Fields, after: Fields): Fields {
  const fields = Object.entries(before).filter(
    ([name, value]) => !isSame(after[name], value) && isSame(now[name], after[name]),
  );
  return { ...now, ...Object.fromEntries(fields) };
}

/**
 * Text of a value in 'Inzwischen geändert zu „…“.'; `undefined` for values without text, such as files.
 *
 * @param labelOf label of a chosen value
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
