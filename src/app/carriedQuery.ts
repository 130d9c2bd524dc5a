import { screenAt } from '../domain/addresses';
import { CARRIED_PARAMETERS, LIST_PARAMETERS } from '../domain/queryParameters';
import { createLocation, pathOf } from '../lib/history/historyCore';
import type { ShopHistory } from '../lib/history/shopHistory';

/** The admin list that an address belongs to: 'contacts' of '/admin/settings/contacts' and of whatever is below it. */
function adminListOf(pathname: string): string | undefined {
  const screen = screenAt(pathname.split('/').slice(0, 4).join('/'));
  return screen?.name === 'admin' && screen.params.area === 'settings' ? screen.params.page : undefined;
}

/** Whether two addresses belong to the same admin list. Each card of the search asks for its address: matching addresses takes time. */
function isSameList(one: string, other: string): boolean {
  const adminList = adminListOf(one);
  return adminList !== undefined && adminList === adminListOf(other);
}

/**
 * Adds the carried query parameters of the current address to the target of a navigation, as far as the target
 * lacks them (rules/platform-and-wire: carried parameters); every tab and step counts as a separate route. So Back from a vehicle finds the filter
 * again. Under the same path nothing is added: a parameter that the target omits is removed on purpose.
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

/**
 * Wraps a history so that `withCarriedQuery` applies to all it writes and to every link. It wraps the history at its creation, so
 * that it covers navigation by a screen, by the page's handle and by a link opened in a new tab.
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
