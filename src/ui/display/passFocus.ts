/**
 * Ref of a box whose buttons go away with it: the focus that is in it then goes on, where it would be lost.
 *
 * @param to what takes it, asked while the box is still there
 */
export function passFocus(to: (box: HTMLElement) => HTMLElement | null | undefined) {
  return (box: HTMLElement | null) => () => {
    if (box?.querySelector(':focus')) to(box)?.focus({ preventScroll: true });
  };
}

/** The heading of the page, where that takes the focus, else the region around. */
const pageOf = (box: HTMLElement) =>
  box.closest('.shop')?.querySelector<HTMLElement>('h1[tabindex]') ?? box.closest<HTMLElement>('[tabindex]');

export const passFocusToPage = passFocus(pageOf);

export const focusPage = (box: HTMLElement) => pageOf(box)?.focus({ preventScroll: true });
