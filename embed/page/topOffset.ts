import { whenIdle } from '../../src/lib/page/whenIdle';
import { scrollerBox, scrollerOf } from './pageElements';

/** The page's sticky or fixed header, over the edge of the shop's scroller. */
export interface TopOffset {
  /** px. */
  measure: () => number;
  stop: () => void;
}

/** Headers then have appeared or hidden, ms after scrolling. */
const SCROLLED_MS = 150;

/**
 * `data-offset-top`, `--webshop-offset-top`, or the larger of `scroll-padding-top` and the element at the top edge (padding is often set for
 * wide windows only). Sets `--offset-top` for the shop's sticky elements and `--scroll-offset` (beyond the page's padding).
 * @param given `data-offset-top`, px
 */
export function watchTopOffset(shop: Element, container: HTMLElement, given: number | undefined): TopOffset {
  let lastOffset = 0;
  let cancel: () => void = () => undefined;

  function measure() {
    const padding = scrollPadding(scrollerOf(shop) ?? document.documentElement) ?? 0;
    const offset = given ?? scrollPadding(container) ?? Math.max(padding, coveredTop(shop));
    if (offset !== lastOffset) {
      lastOffset = offset;
      container.style.setProperty('--offset-top', `${offset}px`);
      container.style.setProperty('--scroll-offset', `${Math.max(0, offset - padding)}px`);
    }
    return offset;
  }

  /** Earlier it would force a layout of the page. */
  function measureWhenIdle() {
    cancel = whenIdle(measure);
  }

  function onMove() {
    cancel();
    const timer = setTimeout(measureWhenIdle, SCROLLED_MS);
    cancel = () => clearTimeout(timer);
  }

  const listening = new AbortController();
  // Scroll events of elements do not bubble.
  const options = { capture: true, passive: true, signal: listening.signal };
  window.addEventListener('scroll', onMove, options);
  window.addEventListener('resize', onMove, options);
  measureWhenIdle();
  return {
    measure,
    stop() {
      listening.abort();
      cancel();
    },
  };
}

/** px; on the shop's container `--webshop-offset-top` (shell.css). */
function scrollPadding(element: Element): number | undefined {
  const { scrollPaddingTop } = getComputedStyle(element);
  return scrollPaddingTop.endsWith('px') ? parseFloat(scrollPaddingTop) : undefined;
}

function coveredTop(shop: Element): number {
  const area = scrollerBox(shop);
  return Math.max(...[0.25, 0.5, 0.75].map((part) => coverAt(area.left + area.width * part, area, shop)));
}

/** At `x` below the edge, px; a layer over half of the viewport is no header. */
function coverAt(x: number, area: { top: number; width: number }, shop: Element): number {
  for (const element of document.elementsFromPoint(x, area.top + 1)) {
    // Behind the shop: the page under the overlay.
    if (shop.contains(element)) return 0;
    const pinned = pinnedAround(element);
    if (pinned === undefined || pinned.contains(shop)) continue;
    const { top, bottom, width } = pinned.getBoundingClientRect();
    const isHeader = top <= area.top + 1 && width >= area.width / 2 && bottom <= window.innerHeight / 2;
    if (isHeader) return Math.max(0, bottom - area.top);
  }
  return 0;
}

function pinnedAround(element: Element): Element | undefined {
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return element;
  return element.parentElement === null ? undefined : pinnedAround(element.parentElement);
}
