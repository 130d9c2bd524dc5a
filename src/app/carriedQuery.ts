/**
 * Never carried on: what belongs to the one screen that a link in an e-mail leads to (storefront 2.9), the checkout's own mark
 * that a step was opened from the summary, and the vehicles of a comparison.
 */
const NEVER_CARRIED: ReadonlySet<string> = new Set(['email', 'password', 'returnTo', 'fahrzeuge']);

/**
 * The target of a navigation with the query parameters of the place it starts from, as far as the target lacks them
 * (storefront 2.9, guard 4; every tab and step counts as a route of its own). So the way back from a vehicle finds the filter
 * again. Within one place a parameter that is left away is meant to go.
 *
 * @param to path with an optional query
 */
export function withCarriedQuery(from: { pathname: string; search: string }, to: string): string {
  const [pathname = '/', query = ''] = to.split(/\?(.*)/s);
  if (from.pathname === pathname) return to;
  const carried = new URLSearchParams(query);
  const given = new Set(carried.keys());
  for (const [name, value] of new URLSearchParams(from.search)) {
    if (!given.has(name) && !NEVER_CARRIED.has(name)) carried.append(name, value);
  }
  const text = carried.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
