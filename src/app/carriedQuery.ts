import { screenAt } from '../domain/addresses';
import { CARRIED_PARAMETERS, LIST_PARAMETERS } from '../domain/queryParameters';
import { createLocation, pathOf } from '../lib/history/historyCore';
import type { ShopHistory } from '../lib/history/shopHistory';

/** Admin list of an address: 'contacts' of '/admin/settings/contacts' and all paths below. */
function adminListOf(pathname: string): string | undefined {
  const screen = screenAt(pathname.split('/').slice(0, 4).join('/'));
  return screen?.name === 'admin' && screen.params.area === 'settings' ? screen.params.page : undefined;
}

/** Whether two addresses belong to the same admin list. The first check is for speed: each card of the search calls this. */
function isSameList(one: string, other: string): boolean {
  const adminList = adminListOf(one);
  return adminList !== undefined && adminList === adminListOf(other);
}

/**
 * Adds the carried query parameters of the current address that the target of a navigation lacks (rules/platform-and-wire: carried
 * parameters), so that Back from a vehicle restores the filter. Adds none if the path is the same: an omitted parameter is then
 * removed on purpose. Every tab and step counts as a path of its own.
 *
 * @param to path with an optional query
 */
export function withCarriedQuery(from: { pathname: string; search: string }, to: string): string {
  const target = createLocation(to, '');
  const { pathname, search } = target;
  if (from.search === '' || from.pathname === pathname) return pathOf(target);
  const carried = new URLSearchParams(search);
  const given = new Set(carried.keys());
  for (const [name, value] of new URLSearchParams(from.search)) {
    const isCarried =
      CARRIED_PARAMETERS.has(name) || (LIST_PARAMETERS.has(name) && isSameList(from.pathname, pathname));
    if (isCarried && !given.has(name)) carried.append(name, value);
  }
  const text = carried.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Applies `withCarriedQuery` to every navigation and link: of a screen, of the page's handle, and in a new tab. */
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
