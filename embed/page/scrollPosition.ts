import { readTabStorage, writeTabStorage } from '../../src/lib/tabStorage';
import { isLeftToBrowser, PLACES, placeName, type StoredScrollPosition } from './storedScrollPosition';
import { scrollerOf } from './pageElements';

/** Stored when the visitor leaves the page, then restored. A chunk of its own. */
export interface ScrollPositionWatch extends Omit<ScrollRestoration, 'begin'> {
  giveHeightBack: () => void;
  stop: () => void;
}

/** The oldest goes first. */
const MAX_STORED_PLACES = 30;

export interface ShopBox {
  root: ShadowRoot;
  container: HTMLElement;
  /** CSS px; `undefined` gives it back. Wins over the page's rules for the mount element. */
  reserve: (height: number | undefined) => void;
}

interface PlaceParts {
  shell: ShopBox;
  name: string;
  /** Of the previous visit; its height is reserved. */
  place: StoredScrollPosition | undefined;
  isRestoring: () => boolean;
  onSettled: () => void;
}

export function watchScrollPosition({ shell, name, place, isRestoring, onSettled }: PlaceParts): ScrollPositionWatch {
  const { root, container } = shell;
  const restored = place && createScrollRestoration(shell, place);
  const stopReserving = place ? watchReservedHeight(shell, place.height, onSettled) : () => undefined;
  if (isRestoring()) restored?.begin();

  /** Not while restoring: the previous one is valid. */
  function storePosition() {
    const now = isRestoring() ? place : measurePosition(root.host, container);
    if (now) writePosition(name, now);
  }
  // Browsers discard hidden tabs without another event.
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
  writeTabStorage(PLACES, JSON.stringify(Object.fromEntries([...others.slice(1 - MAX_STORED_PLACES), [name, place]])));
}

/** @param holder shadow host @returns `undefined`: hidden */
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

/** While page and shop still grow. */
interface ScrollRestoration {
  begin: () => void;
  correct: () => void;
  /** At the stored position, or as far as the browser has restored. */
  isExpected: () => boolean;
  end: () => void;
}

function createScrollRestoration({ root, container }: ShopBox, place: StoredScrollPosition): ScrollRestoration {
  const observer = new ResizeObserver(correct);
  let last: number | undefined;

  /** Below the stored position, px. */
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

  /** Not if something else has scrolled and its event is pending. */
  function correct() {
    if (last === undefined || scrollerOf(root.host)?.scrollTop === last || isLeftToBrowser(root.host, place)) scroll();
  }

  return {
    begin() {
      // It would follow content that is still loading.
      container.style.setProperty('overflow-anchor', 'none');
      // Also calls `correct`. The page may grow above the shop.
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

/** Without a change of height, ms: then the shop is complete, although lower than before. */
const SETTLED_MS = 3000;

const LOADING = '[aria-busy="true"], .skeleton';

/**
 * @param height CSS px
 * @param onSettled once, after the release
 */
function watchReservedHeight({ container, reserve }: ShopBox, height: number, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    // No layout shift.
    if (container.offsetHeight >= height) reserve(undefined);
    wait();
  });

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  }

  function look() {
    // The shop may not have started yet.
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
