interface Sides {
  /** Marked in this browser. */
  local: readonly string[];
  /** Marked in the account. */
  account: readonly string[];
  /** What both agreed on last; `undefined` at the first login of this account in this browser. */
  base: readonly string[] | undefined;
}

/**
 * One list from that of a browser and that of an account (rules/account: favourites). At the first login both are joined; later each side's additions
 * and removals since the last agreement count, so that what was removed on one device does not come back from another.
 */
export function mergeFavourites({ local, account, base }: Sides): string[] {
  if (base === undefined) return [...new Set([...account, ...local])];
  const removed = base.filter((id) => !local.includes(id));
  const added = local.filter((id) => !base.includes(id));
  return [...new Set([...account.filter((id) => !removed.includes(id)), ...added])];
}

/** Whether two lists hold the same vehicles, in whatever order. */
export function hasSameFavourites(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
