/** Moves the focus out of an element that is being removed; `to` is called before. */
export function moveFocus(to: (box: HTMLElement) => HTMLElement | null | undefined) {
  return (box: HTMLElement | null) => () => {
    if (box?.querySelector(':focus')) to(box)?.focus({ preventScroll: true });
  };
}

/** Heading of the dialog or page, or the closest focusable ancestor. */
const pageOf = (box: HTMLElement) =>
  box.closest('dialog, .shop')?.querySelector<HTMLElement>('h1[tabindex], .dialog__title[tabindex]') ??
  box.closest<HTMLElement>('[tabindex]');

export const moveFocusToPage = moveFocus(pageOf);

export const focusPage = (box: HTMLElement) => pageOf(box)?.focus({ preventScroll: true });
