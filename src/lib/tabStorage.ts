/** Entries of session storage (rules/storage-and-privacy: kept for the tab). */
export type TabKey =
  | 'webshop-widget-places'
  | 'webshop-widget-forms'
  | 'webshop-widget-choices'
  | 'webshop-widget-refused';

type Page = Partial<Pick<Window, 'sessionStorage'>>;

/** Unchecked; empty if damaged or blocked. */
export function readTabStorage(key: TabKey, page: Page = window): Record<string, unknown> {
  try {
    // In a sandboxed frame even the access throws.
    const stored: unknown = JSON.parse(page.sessionStorage?.getItem(key) ?? '{}');
    return { ...(stored as object) };
  } catch {
    return {};
  }
}

/**
 * @param text JSON of a record
 * @returns false if storage is full or blocked: a reload loses it
 */
export function writeTabStorage(key: TabKey, text: string, page: Page = window): boolean {
  try {
    page.sessionStorage?.setItem(key, text);
    return page.sessionStorage !== undefined;
  } catch {
    return false;
  }
}
