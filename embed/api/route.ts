import { carryingQuery } from '../../src/app/carriedQuery';
import { withoutPrivateQuery } from '../../src/domain/privateQuery';
import { shopHash } from '../../src/domain/shopHash';
import { createHashHistory } from '../../src/lib/history/hashHistory';
import { pathOf } from '../../src/lib/history/historyCore';
import { createMemoryHistory } from '../../src/lib/history/memoryHistory';
import { hashOf } from '../../src/lib/history/hashOf';
import type { ShopHistory } from '../../src/lib/history/shopHistory';
import type { ShopConfig } from '../../src/state/environment';

interface AddressOwner {
  config: ShopConfig;
  isShown: () => boolean;
}

/** Owns the page's address; routes of other shops are in memory. */
let addressOwner: AddressOwner | undefined;

/** Two shops, one for phones, one for wide windows; the page hides the owner (rules/embedding: one of several elements). */
const isTwin = ({ config, isShown }: AddressOwner, { adminId, apiUrl }: ShopConfig) =>
  config.adminId === adminId && config.apiUrl === apiUrl && !isShown();

export interface Route {
  history: ShopHistory;
  hasAddress: () => boolean;
  /** Of the current screen, for sharing (rules/platform-and-wire: private parameters). */
  currentUrl: () => string;
  readPath: (path: string) => string;
  release: () => void;
}

/** In the page's address for the first shop; in memory for others and the search widget. */
export function routeFor(config: ShopConfig, isShown: () => boolean = () => true): Route {
  const { mode, hashPrefix } = config;
  const codec = shopHash(hashPrefix);
  const isFree = addressOwner === undefined || isTwin(addressOwner, config);
  const owner = mode === 'shop' && isFree ? { config, isShown } : undefined;
  addressOwner = owner ?? addressOwner;
  const addressOf = (path: string) => {
    const { href } = window.location;
    return `${href.slice(0, href.length - hashOf(href).length)}${codec.write(path)}`;
  };
  const history = carryingQuery(owner ? createHashHistory(window, codec) : createMemoryHistory(addressOf));
  const readAddress = () => owner && codec.read(window.location.href);
  return {
    history,
    hasAddress: () => readAddress() !== undefined,
    currentUrl: () => {
      const here = pathOf(history.current.location);
      // Not as written: a private parameter may be encoded in it.
      const isPageAddress = owner !== undefined && readAddress() === undefined && here === '/';
      return withoutPrivateQuery(isPageAddress ? window.location.href : history.createHref(here));
    },
    readPath: codec.readPath,
    release: () => {
      if (owner && addressOwner === owner) addressOwner = undefined;
    },
  };
}
