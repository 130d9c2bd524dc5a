import { carryingQuery } from '../src/app/carriedQuery';
import { withoutPrivateQuery } from '../src/domain/privateQuery';
import { createHashHistory } from '../src/lib/history/hashHistory';
import { pathOf } from '../src/lib/history/historyCore';
import { createMemoryHistory } from '../src/lib/history/memoryHistory';
import { hashOf, shopHash } from '../src/lib/history/shopHash';
import type { ShopHistory } from '../src/lib/history/shopHistory';
import type { ShopConfig } from '../src/state/environment';

/** The one shop that owns the page's address; the routes of others are in memory. */
let addressOwner: symbol | undefined;

/** Route of one shop: its history, and the reading and writing of its addresses. */
export interface Route {
  history: ShopHistory;
  /** Whether the current address of the page is one of this shop. */
  hasAddress: () => boolean;
  /** Address of the visitor's current screen, for sharing and sending (rules/platform-and-wire: private parameters). */
  currentUrl: () => string;
  /** Path of the shop from '/widerruf' or '#/widerruf'. */
  readPath: (path: string) => string;
  release: () => void;
}

/** Creates a route: in the page's address for the first shop, in memory for further ones and the search widget. */
export function routeFor({ mode, hashPrefix }: ShopConfig): Route {
  const codec = shopHash(hashPrefix);
  const owner = mode === 'shop' && addressOwner === undefined ? Symbol('shop') : undefined;
  addressOwner ??= owner;
  const addressOf = (path: string) => {
    const { href } = window.location;
    return `${href.slice(0, href.length - hashOf(href).length)}${codec.write(path)}`;
  };
  const history = carryingQuery(owner ? createHashHistory(window, hashPrefix) : createMemoryHistory(addressOf));
  const readAddress = () => owner && codec.read(window.location.href);
  return {
    history,
    hasAddress: () => readAddress() !== undefined,
    currentUrl: () => {
      const here = pathOf(history.current.location);
      const isPageAddress = owner !== undefined && (readAddress() ?? '/') === here;
      return withoutPrivateQuery(isPageAddress ? window.location.href : history.createHref(here));
    },
    readPath: (path) => (path.startsWith('#') ? (codec.read(path) ?? path.slice(1)) : path),
    release: () => {
      if (owner && addressOwner === owner) addressOwner = undefined;
    },
  };
}
