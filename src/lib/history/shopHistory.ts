/** Location inside the shop: the part of the address after `#` and the prefix. */
export interface ShopLocation {
  /** Begins with '/'. */
  pathname: string;
  /** '' or begins with '?'. */
  search: string;
  /** Key of the history entry: the same after returning to it and after replacing it. */
  key: string;
}

/** Converts between paths of the shop and hashes of the page's address. */
export interface AddressCodec {
  /** Path of an address; `undefined` for a host's `#anchor`, `#` or no hash. */
  read: (href: string) => string | undefined;
  /** '#/…' for a path. */
  write: (path: string) => string;
}

export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

export interface Navigation {
  location: ShopLocation;
  kind: NavigationKind;
}

interface Attempt {
  /** Absent where the shop itself is left, because its overlay is to close. */
  to?: ShopLocation;
  kind: NavigationKind;
  proceed: () => void;
}

/** Before a navigation and before the overlay closes; `true` prevents it, `proceed` carries it out later. */
export type Blocker = (attempt: Attempt) => boolean;

/** The shop's own history over `#/…` or, for a second shop on a page, in memory. Writes nothing before the first `push` or `replace`. */
export interface ShopHistory {
  readonly current: Navigation;
  /** Navigates to a path with optional query, '/angebote-x/1?y=2'. Pushing the current location replaces it. */
  push(path: string): void;
  replace(path: string): void;
  go(delta: number): void;
  /** Leaves the shop for the page: calls `proceed` at once, or when the blockers let it. */
  leave(proceed: () => void): void;
  /** Absolute address for a link; works in a host with `<base href>`. */
  createHref(path: string): string;
  /** Removes the shop's hash from the page's address, in the same history entry; the location stays (closed overlay). */
  hideAddress(): void;
  /** Undoes `hideAddress`. */
  showAddress(): void;
  readonly listen: (listener: (navigation: Navigation) => void) => () => void;
  readonly block: (blocker: Blocker) => () => void;
  dispose(): void;
}
