interface Sides {
  local: readonly string[];
  account: readonly string[];
  /** After the last merge; `undefined` at the account's first login in this browser. */
  base: readonly string[] | undefined;
}

/** Changes of both sides since the last merge (rules/account: favourites). */
export function mergeFavourites({ local, account, base }: Sides): string[] {
  if (base === undefined) return [...new Set([...account, ...local])];
  const removed = base.filter((id) => !local.includes(id));
  const added = local.filter((id) => !base.includes(id));
  return [...new Set([...account.filter((id) => !removed.includes(id)), ...added])];
}

export function hasSameFavourites(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
