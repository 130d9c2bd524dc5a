/** Where the visitor is inside the shop: the part of the address behind `#` (and the prefix, if one is set). */
export interface ShopLocation {
  /** Begins with '/'. */
  pathname: string;
  /** '' or begins with '?'. */
  search: string;
  /** One for each entry of the history: stable while the visitor goes back and forth, and when it is replaced. */
  key: string;
}

export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

export interface Navigation {
  location: ShopLocation;
  kind: NavigationKind;
}

/**
 * Called before a navigation; `true` prevents it (the address is put back after a Back press).
 * The blocker may later carry the navigation out itself, with `proceed`.
 */
export type Blocker = (attempt: { to: ShopLocation; kind: NavigationKind; proceed: () => void }) => boolean;

/** The shop's own history over `#/…` or, for a second shop on a page, in memory. Writes nothing before the first `push` or `replace`. */
export interface ShopHistory {
  readonly current: Navigation;
  /** Path with optional query, '/angebote-x/1?y=2'. The place where the visitor is makes no second entry (REPLACE). */
  push(path: string): void;
  replace(path: string): void;
  go(delta: number): void;
  /** Absolute address with hash for a link: works in a host with `<base href>`. */
  createHref(path: string): string;
  /** Takes the shop's hash off the address of the page, in the same entry of the history; the place of the shop stays. */
  hideAddress(): void;
  /** Writes it again, where it was taken off. */
  showAddress(): void;
  readonly listen: (listener: (navigation: Navigation) => void) => () => void;
  readonly block: (blocker: Blocker) => () => void;
  /** Takes every listener off the window. */
  dispose(): void;
}
