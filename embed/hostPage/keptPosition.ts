import { scrollerOf, topOf } from './pageElements';

/** Scroll anchoring: keeps an element of the page at its position in the window while the shop above it grows. */
interface KeptPosition {
  keep: (element: Element) => void;
  forget: () => void;
  /**
   * Whether the element has been moved only by the shop's height or by its correction, so that a scroll event is not the page's own.
   * False if no element is kept.
   */
  isKept: () => boolean;
}

/**
 * @param shop mount element
 * @param container element inside it with all of the shop
 */
export function createKeptPosition(shop: Element, container: HTMLElement): KeptPosition {
  let kept: { element: Element; top: number; shopHeight: number } | undefined;
  const observer = new ResizeObserver(correct);

  /** Scrolls by the distance that the element was moved, unless the browser's own scroll anchoring has done so. */
  function correct() {
    if (kept === undefined) return;
    kept.shopHeight = container.offsetHeight;
    const moved = topOf(kept.element) - kept.top;
    if (Math.abs(moved) < 1) return;
    scrollerOf(shop)?.scrollBy({ top: moved, behavior: 'instant' });
    // The page may not have been able to scroll that far.
    kept.top = topOf(kept.element);
  }

  return {
    keep(element) {
      kept = { element, top: topOf(element), shopHeight: container.offsetHeight };
      // Calls `correct` at once as well. Observed only while needed, because each change of height costs another layout.
      observer.observe(container, { box: 'border-box' });
    },
    forget() {
      observer.disconnect();
      kept = undefined;
    },
    isKept() {
      if (kept === undefined) return false;
      const moved = topOf(kept.element) - kept.top;
      // Growth in this frame is not corrected yet: the observer is called at its end.
      const growth = container.offsetHeight - kept.shopHeight;
      return Math.abs(moved) < 2 || Math.abs(moved - growth) < 2;
    },
  };
}
