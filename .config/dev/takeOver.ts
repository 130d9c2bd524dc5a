type Exports = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a changed export can be moved into the old one, or has not changed at all. */
function fits(old: unknown, next: unknown): boolean {
  if (Array.isArray(old)) return Array.isArray(next);
  if (isPlain(old)) return isPlain(next);
  return typeof old === 'function' ? String(old) === String(next) : old === next;
}

/** Moves entries of changed tables into the old ones, in the page. @returns false where only a reload helps */
export function takeOver(old: Exports, next: Exports): boolean {
  const names = Object.keys(next);
  if (names.length !== Object.keys(old).length || !names.every((name) => fits(old[name], next[name]))) return false;
  for (const name of names) {
    const [table, changed] = [old[name], next[name]];
    if (Array.isArray(table) && Array.isArray(changed)) table.splice(0, table.length, ...(changed as unknown[]));
    if (!isPlain(table) || !isPlain(changed)) continue;
    for (const key of Object.keys(table)) if (!(key in changed)) Reflect.deleteProperty(table, key);
    Object.assign(table, changed);
  }
  return true;
}
