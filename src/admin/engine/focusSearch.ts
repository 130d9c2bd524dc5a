/**
 * The focus goes to the search field of a list, from something in the list that goes with what it takes away.
 *
 * @param inside an element of the list
 */
export function focusSearch(inside: Element): void {
  inside.closest('.list-page')?.querySelector<HTMLElement>('input[type=search]')?.focus();
}
