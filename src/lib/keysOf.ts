/** Keys of a table that is written down, in its order, typed; `Object.keys` knows texts alone. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(table, name);
  return Object.keys(table).filter(isKey);
}
