import { readTabStorage, writeTabStorage } from '../../src/lib/tabStorage';
import { isLeftToBrowser, PLACES, placeName, type StoredScrollPosition } from './storedScrollPosition';
import { scrollerOf } from './pageElements';

/** Stores the scroll position when the visitor leaves the page, and restores it. In a separate chunk. */
export interface ScrollPositionWatch extends Omit<ScrollRestoration, 'begin'> {
  /** To be called when the next screen opens, because it has a height of its own. */
  giveHeightBack: () => void;
  stop: () => void;
}

/** Maximum of stored history entries; the oldest is dropped first. */
const LIMIT = 30;

export interface ShopBox {
  root: ShadowRoot;
  container: HTMLElement;
  /** Keeps room for the shop, CSS px; `undefined` gives it back. Wins over the page's rules for the mount element. */
  reserve: (height: number | undefined) => void;
}

interface PlaceParts {
  shell: ShopBox;
  name: string;
  /** Position of the previous visit; its height is already reserved. */
  place: StoredScrollPosition | undefined;
  isRestoring: () => boolean;
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

/** Restores the scroll position of a visitor while page and shop are still growing. */
interface ScrollRestoration {
  begin: () => void;
  /** Scrolls to the stored position, or to the end of a shorter page. */
  correct: () => void;
  /** Whether the page is at the stored position, or where the browser has restored it so far. */
  isExpected: () => boolean;
  end: () => void;
}

function createScrollRestoration({ root, container }: ShopBox, place: StoredScrollPosition): ScrollRestoration {
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

/** Time without a change of height after which the shop counts as fully rendered, although lower than before, ms. */
const SETTLED_MS = 3000;

const LOADING = '[aria-busy="true"], .skeleton';

/**
 * Releases the reserved height once the content of the shop is rendered.
 *
 * @param height reserved CSS height, px
 * @param onSettled called once, after the release
 */
function watchReservedHeight({ container, reserve }: ShopBox, height: number, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    // As high as the reserved height: no layout shift.
    if (container.offsetHeight >= height) reserve(undefined);
    wait();
  });

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  }

  function look() {
    // The shop loads lazily and may not have started yet.
    if (container.childElementCount === 0 || container.querySelector(LOADING) !== null) {
      wait();
      return;
    }
    stop();
    reserve(undefined);
    onSettled();
  }

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }

  // Also calls the observer immediately.
  observer.observe(container, { box: 'border-box' });
  return stop;
}
