import { whenIdle } from '../../src/lib/page/whenIdle';
import { scrollerBox, scrollerOf } from './pageElements';

/** Height of the page's sticky or fixed header over the top edge of the shop's scroll container. */
export interface TopOffset {
  /** Current height, px from that edge. */
  measure: () => number;
  stop: () => void;
}

/** Time after the last scroll event within which headers finish appearing or hiding, ms. */
const SCROLLED_MS = 150;

/**
 * Measures the page's header: `data-offset-top`, `--webshop-offset-top`, or the larger of the page's `scroll-padding-top` and
 * the element found at the top edge (the padding is often set for wide windows only, where the header has fewer lines).
 * Sets `--offset-top` for sticky elements of the shop and `--scroll-offset` (beyond the page's scroll padding) for scrolling.
 *
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

  /** When idle, because measuring earlier would force an additional layout of the page. */
  function measureWhenIdle() {
    cancel = whenIdle(measure);
  }

  function onMove() {
    cancel();
    const timer = setTimeout(measureWhenIdle, SCROLLED_MS);
    cancel = () => clearTimeout(timer);
  }

  const listening = new AbortController();
  // Capturing, because scroll events of elements do not bubble to the window.
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

/** `scroll-padding-top`, px; on the shop's container it is `--webshop-offset-top` (shell.css). */
function scrollPadding(element: Element): number | undefined {
  const { scrollPaddingTop } = getComputedStyle(element);
  return scrollPaddingTop.endsWith('px') ? parseFloat(scrollPaddingTop) : undefined;
}

function coveredTop(shop: Element): number {
  const area = scrollerBox(shop);
  return Math.max(...[0.25, 0.5, 0.75].map((part) => coverAt(area.left + area.width * part, area, shop)));
}

/** Height of the header at `x` below the top edge, px; a layer over more than half of the viewport is not a header. */
function coverAt(x: number, area: { top: number; width: number }, shop: Element): number {
  for (const element of document.elementsFromPoint(x, area.top + 1)) {
    // The following elements are behind the shop: the page behind the overlay.
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
