import { screenAt } from '../domain/addresses';
import { CARRIED_PARAMETERS, LIST_PARAMETERS } from '../domain/queryParameters';
import { createLocation, pathOf } from '../lib/history/historyCore';
import type { ShopHistory } from '../lib/history/shopHistory';

/** 'contacts' of '/admin/settings/contacts' and all paths below. */
function adminListOf(pathname: string): string | undefined {
  const screen = screenAt(pathname.split('/').slice(0, 4).join('/'));
  return screen?.name === 'admin' && screen.params.area === 'settings' ? screen.params.page : undefined;
}

/** First check for speed: each card of the search calls this. */
function isSameList(one: string, other: string): boolean {
  const adminList = adminListOf(one);
  return adminList !== undefined && adminList === adminListOf(other);
}

/**
 * Adds query parameters that the target lacks (rules/platform-and-wire: carried parameters): Back from a vehicle restores the filter. Not on
 * the same path: there an omitted one is removed on purpose. Every tab and step is a path.
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

/** For every navigation and link, also of the page's handle and in a new tab. */
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
