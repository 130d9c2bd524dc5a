/**
 * Focuses the search field of a list when the pressed control disappears.
 *
 * @param inside an element of the list
 */
export function focusSearch(inside: Element): void {
  inside.closest('.list-page')?.querySelector<HTMLElement>('input[type=search]')?.focus();
}
