export type Fields = Readonly<Record<string, unknown>>;

/** Changed fields with their values before and after. Saving, merging, bulk changes, import and undo use it (rules/admin: a change). */
export type Change = Readonly<Record<string, { before: unknown; after: unknown }>>;

export type IsSame = (one: unknown, other: unknown, name: string) => boolean;

export function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isGroup(one) || !isGroup(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(Reflect.get(one, name), Reflect.get(other, name)));
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File);

export function changeBetween(before: Fields, after: Fields): Change {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !isSameValue(before[name], value))
      .map(([name, value]) => [name, { before: before[name], after: value }]),
  );
}

export const reversed = (change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).map(([name, { before, after }]) => [name, { before: after, after: before }]),
  );

export const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

export const without = (change: Change, names: readonly string[]): Change =>
  Object.fromEntries(Object.entries(change).filter(([name]) => !names.includes(name)));

export const withChange = <Values extends Fields>(values: Values, change: Change): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(change).map(([name, { after }]) => [name, after])),
});

/** A colleague's changes of other fields stay. */
export function mergeInto<Values extends Fields>(now: Values, wanted: Change, isSame: IsSame = isSameValue) {
  const open = Object.entries(wanted).filter(([name, { after }]) => !isSame(now[name], after, name));
  const isOwn = ([name, { before }]: (typeof open)[number]) => isSame(now[name], before, name);
  const change = Object.fromEntries(
    open.filter(isOwn).map(([name, { after }]) => [name, { before: now[name], after }]),
  );
  return {
    values: withChange(now, change),
    change,
    others: open.filter((field) => !isOwn(field)).map(([name]) => name),
  };
}
