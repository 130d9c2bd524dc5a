/** What the shop keeps for the tab: where the visitor stood on the page. */
const KEY = 'webshop-widget-places';

/** Values by name in one entry of session storage, the latest last. No method throws, even if storage is full or forbidden. */
export interface TabStorage {
  /** As parsed from JSON: checked by the caller. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/** @param limit number of names that are kept; the oldest goes first */
export function createTabStorage(limit: number, page: Pick<Window, 'sessionStorage'> = window): TabStorage {
  function readAll(): (readonly [name: string, value: unknown])[] {
    try {
      const kept: unknown = JSON.parse(page.sessionStorage.getItem(KEY) ?? '[]');
      if (!Array.isArray(kept)) return [];
      return kept.flatMap((entry: unknown) =>
        Array.isArray(entry) && typeof entry[0] === 'string' ? [[entry[0], entry[1]] as const] : [],
      );
    } catch {
      // Damaged, or forbidden: in a sandboxed frame the mere access throws.
      return [];
    }
  }

  return {
    read: (name) => readAll().findLast(([other]) => other === name)?.[1],
    write(name, value) {
      const others = readAll().filter(([other]) => other !== name);
      try {
        page.sessionStorage.setItem(KEY, JSON.stringify([...others, [name, value]].slice(-limit)));
      } catch {
        // Full or forbidden.
      }
    },
  };
}
