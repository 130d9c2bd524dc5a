import type { Shell } from '../shell';
import { isLeftToBrowser, type StoredScrollPosition } from './storedScrollPosition';
import { scrollerOf } from './pageElements';

/** Restores the scroll position of a visitor while page and shop are still growing. */
export interface ScrollRestoration {
  begin: () => void;
  /** Scrolls to the stored position, or to the end of a shorter page. */
  correct: () => void;
  /** Whether the page is at the stored position, or where the browser has restored it so far. */
  isExpected: () => boolean;
  end: () => void;
}

export function createScrollRestoration({ root, container }: Shell, place: StoredScrollPosition): ScrollRestoration {
  const observer = new ResizeObserver(correct);
  let last: number | undefined;

  /** Distance of the shop below its stored position, px. */
  function missing(): number {
    const { top, bottom } = root.host.getBoundingClientRect();
    // The visitor was below the shop.
    if (place.bottom <= 0) return bottom - place.bottom;
    const card = container.querySelector(`[data-vehicle-id="${CSS.escape(place.vehicleId)}"]`);
    const box = card?.getBoundingClientRect();
    return box && box.height > 0 ? box.top - place.vehicleTop : top - place.top;
  }

  function scroll() {
    const scroller = scrollerOf(root.host);
    const distance = missing();
    if (Math.abs(distance) >= 1) scroller?.scrollBy({ top: distance, behavior: 'instant' });
    last = scroller?.scrollTop;
  }

  /** Does nothing if something else has scrolled since and its event is still pending. */
  function correct() {
    if (last === undefined || scrollerOf(root.host)?.scrollTop === last || isLeftToBrowser(root.host, place)) scroll();
  }

  return {
    begin() {
      // Scroll anchoring would follow content that is still loading.
      container.style.setProperty('overflow-anchor', 'none');
      // Also calls `correct` immediately. The page may grow above the shop.
      for (const growing of [container, document.body]) observer.observe(growing, { box: 'border-box' });
      correct();
    },
    correct: scroll,
    isExpected: () => Math.abs(missing()) < 2 || isLeftToBrowser(root.host, place),
    end() {
      observer.disconnect();
      container.style.removeProperty('overflow-anchor');
    },
  };
}
