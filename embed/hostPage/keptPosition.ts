import { scrollerOf, topOf } from './pageElements';

/** Keeps an element of the page at its position in the window, however the shop above it grows. */
export interface KeptPosition {
  keep: (element: Element) => void;
  forget: () => void;
  /**
   * Whether all that has moved the element since is the shop's own height, or what made up for it: a scroll event that comes then is
   * none of the page. False where nothing is kept.
   */
  isKept: () => boolean;
}

/**
 * @param shop Mount element
 * @param container Element inside it that all of the shop stands in
 */
export function createKeptPosition(shop: Element, container: HTMLElement): KeptPosition {
  let kept: { element: Element; top: number; shopHeight: number } | undefined;
  const observer = new ResizeObserver(correct);

  /** Scrolls by what the shop's height has moved the element. The browser may have done so already: not all do, and no page has to let it. */
  function correct() {
    if (kept === undefined) return;
    kept.shopHeight = container.offsetHeight;
    const moved = topOf(kept.element) - kept.top;
    if (Math.abs(moved) < 1) return;
    scrollerOf(shop)?.scrollBy({ top: moved, behavior: 'instant' });
    // A page that cannot scroll so far has what it has.
    kept.top = topOf(kept.element);
  }

  return {
    keep(element) {
      kept = { element, top: topOf(element), shopHeight: container.offsetHeight };
      // Calls `correct` once at the start, too. Observed only now: the height of a list changes often, and each time all that is observed is
      // laid out once more.
      observer.observe(container, { box: 'border-box' });
    },
    forget() {
      observer.disconnect();
      kept = undefined;
    },
    isKept() {
      if (kept === undefined) return false;
      const moved = topOf(kept.element) - kept.top;
      // Grown in this very frame, and not made up for yet: the observer comes later in it.
      const growth = container.offsetHeight - kept.shopHeight;
      return Math.abs(moved) < 2 || Math.abs(moved - growth) < 2;
    },
  };
}
