import { carryingQuery } from '../src/app/carriedQuery';
import { withoutPrivateQuery } from '../src/domain/privateQuery';
import { createHashHistory } from '../src/lib/history/hashHistory';
import { pathOf } from '../src/lib/history/historyCore';
import { createMemoryHistory } from '../src/lib/history/memoryHistory';
import { hashOf, shopHash } from '../src/lib/history/shopHash';
import type { ShopHistory } from '../src/lib/history/shopHistory';
import type { ShopConfig } from '../src/state/environment';

/** One shop owns the address of the page; the others keep their route in memory. */
let addressOwner: symbol | undefined;

/** Where one shop of the page stands, and how its addresses are read and written. */
export interface Route {
  history: ShopHistory;
  /** Whether the address of the page is one of this shop's right now. */
  hasAddress: () => boolean;
  /** Address that leads to where the visitor of this shop is, without private parameters (rules/platform-and-wire: private parameters): to be sent and shared. */
  currentUrl: () => string;
  /** A path as a page writes it: '/widerruf', or as it stands in an address, '#/widerruf'. */
  readPath: (path: string) => string;
  release: () => void;
}

/** The address of the page for the first shop that asks, a route in memory for the others and for the search widget. */
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
