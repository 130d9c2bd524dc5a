/** What the shop keeps for the tab, by name: where the visitor stood on the page. */
const KEY = 'webshop-widget-places';

type Page = Pick<Window, 'sessionStorage'>;

/** Values of one entry of session storage, as parsed from JSON: checked by the caller. Empty where it is damaged or forbidden. */
export function readTab(page: Page = window): Record<string, unknown> {
  try {
    // In a sandboxed frame the mere access throws.
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}');
    return { ...(kept as object) };
  } catch {
    return {};
  }
}

/** Never throws: storage that is full or forbidden keeps nothing. @param text JSON of a record */
export function writeTab(text: string, page: Page = window): void {
  try {
    page.sessionStorage.setItem(KEY, text);
  } catch {
    // It costs the place, never the shop.
  }
}
