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
    const card = container.querySelector(`[data-vehicle-id="${CSS.escape(String(place.vehicleId))}"]`);
    const box = card?.getBoundingClientRect();
    return box && box.height > 0 ? box.top - place.vehicleTop : top - place.top;
  }

  function correct() {
    const distance = missing();
    if (Math.abs(distance) >= 1) scrollerOf(root.host)?.scrollBy({ top: distance, behavior: 'instant' });
  }

  return {
    begin() {
      // What is still filled in would be an anchor that the browser follows.
      container.style.setProperty('overflow-anchor', 'none');
      // Calls `correct` once at the start, too. The page may grow above the shop.
      for (const growing of [container, document.body]) observer.observe(growing, { box: 'border-box' });
      correct();
    },
    correct,
    isExpected: () => Math.abs(missing()) < NEAR || isLeftToBrowser(root.host, place),
    end() {
      observer.disconnect();
      container.style.removeProperty('overflow-anchor');
    },
  };
}

/** Whether the page stands where the browser scrolls it by itself: where it was, or as far down as it goes meanwhile. */
function isLeftToBrowser(element: Element, { scrollTop }: KeptPlace): boolean {
  const scroller = scrollerOf(element);
  if (scroller === null) return false;
  const end = scroller.scrollHeight - scroller.clientHeight;
  return Math.abs(scroller.scrollTop - Math.min(scrollTop, end)) <= NEAR;
}

/** False where the visitor has scrolled while the script was still on its way. */
export function isUntouched(element: Element, place: KeptPlace): boolean {
  const scroller = scrollerOf(element);
  // The browser has not begun, or never does: an area of the page.
  const isWaiting = document.readyState !== 'complete' || scroller !== document.scrollingElement;
  return (scroller?.scrollTop === 0 && isWaiting) || isLeftToBrowser(element, place);
}
