/** Entries of session storage: scroll positions, forms that were not sent, and choices of an order (rules/storage-and-privacy: kept for the tab). */
type TabKey = 'webshop-widget-places' | 'webshop-widget-forms' | 'webshop-widget-choices';

type Page = Pick<Window, 'sessionStorage'>;

/** Unchecked values of the session storage entry; empty if it is damaged or storage is blocked. */
export function readTabStorage(key: TabKey, page: Page = window): Record<string, unknown> {
  try {
    // In a sandboxed frame even the access throws.
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(key) ?? '{}');
    return { ...(kept as object) };
  } catch {
    return {};
  }
}

/** Writes the entry; does nothing if storage is full or blocked. @param text JSON of a record */
export function writeTabStorage(key: TabKey, text: string, page: Page = window): void {
  try {
    page.sessionStorage.setItem(key, text);
  } catch {
    // Only a reload loses them.
  }
}
