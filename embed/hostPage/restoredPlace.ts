import type { Shell } from '../shell';
import type { KeptPlace } from './keptPlace';
import { scrollerOf } from './pageElements';

/** Brings a visitor back to where they stood, while page and shop are still growing. */
export interface RestoredPlace {
  begin: () => void;
  /** Scrolls to the place, as far as the page goes. */
  correct: () => void;
  /** Whether the page stands at the place, or where the browser has scrolled it on the way there. */
  isExpected: () => boolean;
  end: () => void;
}

/** Scroll positions are not whole pixels. */
const NEAR = 2;

export function createRestoredPlace({ root, container }: Shell, place: KeptPlace): RestoredPlace {
  const observer = new ResizeObserver(correct);

  /** How far below its place the shop stands, px. */
  function missing(): number {
    const { top, bottom } = root.host.getBoundingClientRect();
    // The visitor was below the shop.
    if (place.bottom <= 0) return bottom - place.bottom;
    const card =
      place.vehicleId !== undefined && place.vehicleTop !== undefined
        ? container.querySelector(`[data-vehicle-id="${CSS.escape(place.vehicleId)}"]`)?.getBoundingClientRect()
        : undefined;
    return card && card.height > 0 ? card.top - (place.vehicleTop ?? 0) : top - place.top;
  }

  function correct() {
    const distance = missing();
    if (Math.abs(distance) >= 1) scrollerOf(root.host)?.scrollBy({ top: distance, behavior: 'instant' });
  }

  return {
    begin() {
      // What is still filled in would be an anchor that the browser follows.
      container.style.setProperty('overflow-anchor', 'none');
      // Calls `correct` at once, too. The page may grow above the shop.
      observer.observe(container, { box: 'border-box' });
      observer.observe(document.body, { box: 'border-box' });
      correct();
    },
    correct,
    isExpected() {
      const distance = missing();
      return Math.abs(distance) < NEAR || isLeftToBrowser(root.host, place);
    },
    end() {
      observer.disconnect();
      container.style.removeProperty('overflow-anchor');
    },
  };
}

/** Whether the page stands where the browser scrolls it by itself: where it was, or as far down as it goes meanwhile. */
export function isLeftToBrowser(element: Element, { scrollTop }: KeptPlace): boolean {
  const scroller = scrollerOf(element);
  if (scroller === null) return false;
  const end = scroller.scrollHeight - scroller.clientHeight;
  return Math.abs(scroller.scrollTop - Math.min(scrollTop, end)) <= NEAR;
}
