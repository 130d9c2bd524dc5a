import type { Shell } from '../shell';
import { isLeftToBrowser, type KeptPlace } from './keptPlace';
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

export function createRestoredPlace({ root, container }: Shell, place: KeptPlace): RestoredPlace {
  const observer = new ResizeObserver(correct);
  let last: number | undefined;

  /** How far below its place the shop stands, px. */
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

  /** Not where something else has scrolled since, of which the event is still to come. */
  function correct() {
    if (last === undefined || scrollerOf(root.host)?.scrollTop === last || isLeftToBrowser(root.host, place)) scroll();
  }

  return {
    begin() {
      // What is still filled in would be an anchor that the browser follows.
      container.style.setProperty('overflow-anchor', 'none');
      // Calls `correct` once at the start, too. The page may grow above the shop.
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
