import { readTabStorage, writeTabStorage } from '../../src/lib/tabStorage';
import type { Shell } from '../shell';
import { PLACES, placeName, type StoredScrollPosition } from './storedScrollPosition';
import { scrollerOf } from './pageElements';
import { watchReservedHeight } from './reservedHeight';
import { createScrollRestoration, type ScrollRestoration } from './scrollRestoration';

/** Stores the scroll position when the visitor leaves the page, and restores it. In a separate chunk. */
export interface ScrollPositionWatch extends Omit<ScrollRestoration, 'begin'> {
  /** To be called when the next screen opens, because it has a height of its own. */
  giveHeightBack: () => void;
  stop: () => void;
}

/** Maximum of stored history entries; the oldest is dropped first. */
const LIMIT = 30;

interface PlaceParts {
  shell: Shell;
  /** Name of the shop among those of the page. */
  name: string;
  /** Position of the previous visit; its height is already reserved. */
  place: StoredScrollPosition | undefined;
  isRestoring: () => boolean;
  /** The content of the shop is rendered. */
  onSettled: () => void;
}

export function watchScrollPosition({ shell, name, place, isRestoring, onSettled }: PlaceParts): ScrollPositionWatch {
  const { root, container } = shell;
  const restored = place && createScrollRestoration(shell, place);
  const stopReserving = place ? watchReservedHeight(shell, place.height, onSettled) : () => undefined;
  if (isRestoring()) restored?.begin();

  /** While restoring, the previous position is still valid. */
  function storePosition() {
    const now = isRestoring() ? place : measurePosition(root.host, container);
    if (now) writePosition(name, now);
  }
  // Browsers discard hidden tabs without a further event.
  const onVisibility = () => document.visibilityState === 'hidden' && storePosition();
  window.addEventListener('pagehide', storePosition);
  document.addEventListener('visibilitychange', onVisibility);

  return {
    correct: () => restored?.correct(),
    isExpected: () => restored?.isExpected() ?? false,
    end: () => restored?.end(),
    giveHeightBack() {
      stopReserving();
      shell.reserve(undefined);
    },
    stop() {
      window.removeEventListener('pagehide', storePosition);
      document.removeEventListener('visibilitychange', onVisibility);
      stopReserving();
      restored?.end();
    },
  };
}

function writePosition(shop: string, place: StoredScrollPosition): void {
  const name = placeName(shop);
  const others = Object.entries(readTabStorage(PLACES)).filter(([other]) => other !== name);
  writeTabStorage(PLACES, JSON.stringify(Object.fromEntries([...others.slice(1 - LIMIT), [name, place]])));
}

/** @param holder shadow host @returns `undefined` while it is hidden */
function measurePosition(holder: Element, container: Element): StoredScrollPosition | undefined {
  const { top, bottom, width } = holder.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(holder).height);
  const scroller = scrollerOf(holder);
  if (width === 0 || Number.isNaN(height) || scroller === null) return undefined;
  const cards = [...container.querySelectorAll<HTMLElement>('[data-vehicle-id]')];
  const card = cards.find((each) => each.offsetHeight > 0 && each.getBoundingClientRect().bottom > 0);
  const vehicleTop = card?.getBoundingClientRect().top ?? 0;
  const vehicleId = vehicleTop < window.innerHeight ? (card?.dataset.vehicleId ?? '') : '';
  return { height, scrollTop: scroller.scrollTop, top, bottom, vehicleId, vehicleTop };
}
