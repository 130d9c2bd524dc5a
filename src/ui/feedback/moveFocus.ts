/** Moves the focus when an element is removed with it inside; `to` is called before. */
export function moveFocus(to: (box: HTMLElement) => HTMLElement | null | undefined) {
  return (box: HTMLElement | null) => () => {
    if (box?.querySelector(':focus')) to(box)?.focus({ preventScroll: true });
  };
}

/** Focusable heading of the dialog or the page, or else the closest focusable ancestor. */
const pageOf = (box: HTMLElement) =>
  box.closest('dialog, .shop')?.querySelector<HTMLElement>('h1[tabindex], .dialog__title[tabindex]') ??
  box.closest<HTMLElement>('[tabindex]');

export const moveFocusToPage = moveFocus(pageOf);

export const focusPage = (box: HTMLElement) => pageOf(box)?.focus({ preventScroll: true });
