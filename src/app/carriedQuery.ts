/** Never carried on: they belong to the one screen that a link in an e-mail leads to (storefront 2.9). */
const NEVER_CARRIED: ReadonlySet<string> = new Set(['email', 'password']);

/** Name of the route that a path belongs to; two vehicles, or two steps of a checkout, are the same route. */
function routeName(pathname: string): string {
  if (pathname.startsWith('/angebote-')) return 'vehicle';
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if (first === 'cars') return third === 'checkout' ? 'checkout' : `cars/${second}`;
  return first === 'account' || first === 'admin' ? `${first}/${second}` : first;
}

/**
 * The target of a navigation with the query parameters of the place it starts from, as far as the target lacks them, when the
 * name of the route changes (storefront 2.9, guard 4). So the way back from a vehicle finds the filter again.
 *
 * @param to path with an optional query
 */
export function withCarriedQuery(from: { pathname: string; search: string }, to: string): string {
  const [pathname = '/', query = ''] = to.split(/\?(.*)/s);
  if (routeName(from.pathname) === routeName(pathname)) return to;
  const carried = new URLSearchParams(query);
  const given = new Set(carried.keys());
  for (const [name, value] of new URLSearchParams(from.search)) {
    if (!given.has(name) && !NEVER_CARRIED.has(name)) carried.append(name, value);
  }
  const text = carried.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
