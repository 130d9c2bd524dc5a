import { whenIdle } from '../../src/lib/whenIdle';
import { scrollerBox, scrollerOf } from './pageElements';

/** What covers the top edge of the area that scrolls the shop, most often the window: the page's sticky or fixed header. */
export interface TopOffset {
  /** Height of it now, px from that edge. */
  measure: () => number;
  stop: () => void;
}

/** Time after the last scrolling, ms, by which a header that is shown or hidden by scrolling has come or gone. */
const SCROLLED_MS = 150;

/**
 * Keeps the shop below the page's header: as `data-offset-top` or `--webshop-offset-top` says, else by the larger of the page's own `scroll-padding-top` and
 * what is found at the top edge. A page often sets the padding for a wide window, and its header grows by a line in a narrow one.
 * What sticks inside the shop reads it from `--offset-top`; what is brought into view, beyond the page's scroll padding, from `--scroll-offset`.
 *
 * @param given `data-offset-top`, px
 */
export function watchTopOffset(shop: Element, container: HTMLElement, given: number | undefined): TopOffset {
  let known = 0;
  let cancel: () => void = () => undefined;

  function measure() {
    const padding = scrollPadding(scrollerOf(shop) ?? document.documentElement) ?? 0;
    const offset = given ?? scrollPadding(container) ?? Math.max(padding, coveredTop(shop));
    if (offset !== known) {
      known = offset;
      container.style.setProperty('--offset-top', `${offset}px`);
      container.style.setProperty('--scroll-offset', `${Math.max(0, offset - padding)}px`);
    }
    return offset;
  }

  /** Idle, because measuring in between would lay out the page at once, and again after what is still to come. */
  function measureWhenIdle() {
    cancel = whenIdle(measure);
  }

  function onMove() {
    cancel();
    const timer = setTimeout(measureWhenIdle, SCROLLED_MS);
    cancel = () => clearTimeout(timer);
  }

  const listening = new AbortController();
  // Capturing, because what scrolls may be an area of the page, whose event does not reach the window.
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

/** That of the shop's own container is `--webshop-offset-top` (shell.css). */
function scrollPadding(element: Element): number | undefined {
  const { scrollPaddingTop } = getComputedStyle(element);
  return scrollPaddingTop.endsWith('px') ? parseFloat(scrollPaddingTop) : undefined;
}

function coveredTop(shop: Element): number {
  const area = scrollerBox(shop);
  return Math.max(...[0.25, 0.5, 0.75].map((part) => coverAt(area.left + area.width * part, area, shop)));
}

/** How far what is pinned to the top edge there reaches below it; a layer that covers more than half of the window is no header. */
function coverAt(x: number, area: { top: number; width: number }, shop: Element): number {
  for (const found of document.elementsFromPoint(x, area.top + 1)) {
    // What lies below the shop covers nothing of it: the page behind the overlay.
    if (shop.contains(found)) return 0;
    const pinned = pinnedAround(found);
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
