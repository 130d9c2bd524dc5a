/** Converts between a path of the shop and the hash of an address. */
interface ShopHash {
  /** Path of an address; `undefined` for a host's `#anchor`, `#` or no hash. */
  read(href: string): string | undefined;
  /** '#/…' for a path. */
  write(path: string): string;
}

/** '' or '#…' of an address. (`location.hash` is '' for both '#' and no hash.) */
export function hashOf(href: string): string {
  const at = href.indexOf('#');
  return at === -1 ? '' : href.slice(at);
}

/** @param prefix without slashes ('shop'): every address of the shop then begins with '#/shop/' */
export function shopHash(prefix?: string): ShopHash {
  const start = prefix === undefined ? '#' : `#/${prefix}`;
  return {
    read(href) {
      const hash = hashOf(href);
      if (!hash.startsWith(start)) return undefined;
      const rest = hash.slice(start.length);
      if (rest.startsWith('/')) return rest;
      return prefix !== undefined && (rest === '' || rest.startsWith('?')) ? `/${rest}` : undefined;
    },
    write: (path) => `${start}${path.startsWith('/') ? path : `/${path}`}`,
  };
}
