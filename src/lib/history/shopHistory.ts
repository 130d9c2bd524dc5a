/** The part of the address after `#` and the prefix. */
export interface ShopLocation {
  /** Begins with '/'. */
  pathname: string;
  /** '' or begins with '?'. */
  search: string;
  /** Key of the entry, also after returning to it or replacing it. */
  key: string;
}

/** Converts between paths of the shop and hashes of the page. */
export interface AddressCodec {
  /** `undefined` for a host's `#anchor`, `#` or no hash. */
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
  /** Absent where the overlay is to close. */
  to?: ShopLocation;
  kind: NavigationKind;
  proceed: () => void;
}

/** Asked before a navigation, and before the overlay closes. `true` prevents it; `proceed` carries it out later. */
export type Blocker = (attempt: Attempt) => boolean;

/** Over `#/…`, or in memory for a second shop on a page. Writes nothing before the first `push` or `replace`. */
export interface ShopHistory {
  readonly current: Navigation;
  /** Navigates to '/angebote-x/1?y=2'. Pushing the current location replaces it. */
  push(path: string): void;
  replace(path: string): void;
  go(delta: number): void;
  /** Leaves the shop for the page, as soon as the blockers let it. */
  leave(proceed: () => void): void;
  /** Absolute address; works in a host with `<base href>`. */
  createHref(path: string): string;
  /** Removes the shop's hash from the address in the same entry (closed overlay). */
  hideAddress(): void;
  /** Undoes `hideAddress`. */
  showAddress(): void;
  readonly listen: (listener: (navigation: Navigation) => void) => () => void;
  readonly block: (blocker: Blocker) => () => void;
  dispose(): void;
}
