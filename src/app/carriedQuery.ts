import { CARRIED_PARAMETERS } from '../domain/queryParameters';
import { createLocation, pathOf } from '../lib/history/historyCore';
import type { ShopHistory } from '../lib/history/shopHistory';

/**
 * The target of a navigation with the carried query parameters of the place it starts from, as far as the target lacks them
 * (storefront 2.9, guard 4, and decisions 2; every tab and step counts as a route of its own). So the way back from a vehicle finds
 * the filter again. Within one place a parameter that is left away is meant to go.
 *
 * @param to path with an optional query
 */
export function withCarriedQuery(from: { pathname: string; search: string }, to: string): string {
  const target = createLocation(to, '');
  const { pathname, search } = target;
  if (from.pathname === pathname) return pathOf(target);
  const carried = new URLSearchParams(search);
  const given = new Set(carried.keys());
  for (const [name, value] of new URLSearchParams(from.search)) {
    if (CARRIED_PARAMETERS.has(name) && !given.has(name)) carried.append(name, value);
  }
  const text = carried.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/**
 * A history that carries the query along whoever writes: a screen, the page by its handle, a link that is opened in a new tab.
 * Wraps the history where it is made, so that every navigation is covered.
 */
export function carryingQuery(history: ShopHistory): ShopHistory {
  const carried = (to: string) => withCarriedQuery(history.current.location, to);
  return {
    ...history,
    get current() {
      return history.current;
    },
    push: (to) => history.push(carried(to)),
    replace: (to) => history.replace(carried(to)),
    createHref: (to) => history.createHref(carried(to)),
  };
}
