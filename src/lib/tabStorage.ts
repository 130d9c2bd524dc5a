/** Session storage entry with scroll positions, by name. */
const KEY = 'webshop-widget-places';

type Page = Pick<Window, 'sessionStorage'>;

/** Unchecked values of the session storage entry; empty if it is damaged or storage is blocked. */
export function readTabStorage(page: Page = window): Record<string, unknown> {
  try {
    // In a sandboxed frame even the access throws.
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}');
    return { ...(kept as object) };
  } catch {
    return {};
  }
}

/** Writes the entry; does nothing if storage is full or blocked. @param text JSON of a record */
export function writeTabStorage(text: string, page: Page = window): void {
  try {
    page.sessionStorage.setItem(KEY, text);
  } catch {
    // Only the scroll position is lost.
  }
}
