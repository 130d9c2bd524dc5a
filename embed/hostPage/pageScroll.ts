import { createHeldHeight } from './heldHeight';
import { createKeptPosition } from './keptPosition';
import { anchorOf, anchorOfAddress, isInWindow, isJumpedTo, opensShop, shownBeside } from './pageElements';
import { createRestWatch, type RestTime } from './restWatch';

/** After a press on the page, time within which it may begin to scroll. */
const BEGIN: RestTime = { ms: 500, frames: 20 };
/** Time without a scroll event after which the page is at rest. */
const REST: RestTime = { ms: 150, frames: 10 };

/** Scrolling that the page does by itself: to one of its anchors, by a script, back to where it was. */
export interface PageScroll {
  /** Calls at once, or when the page has come to rest. */
  whenAtRest: (call: () => void) => () => void;
  /** To be called when the shop or its visitor scrolls, or another screen opens: what the page has scrolled to is no longer kept. */
  stopKeeping: () => void;
  stop: () => void;
}

/**
 * Lets the page scroll to where it would scroll without the shop (budgets, "A guest in a foreign page"). While the page scrolls, the shop keeps
 * its height, so that the way is as long as it was at the start; afterwards, until the visitor scrolls or presses something, what the
 * page has scrolled to stays where it is in the window, however the shop above it grows.
 *
 * @param element Mount element
 * @param container Element inside it that all of the shop stands in; nothing else may set its height
 * @param heightBefore Height of the mount element before the shop came into it, px
 */
export function watchPageScroll(element: Element, container: HTMLElement, heightBefore: number): PageScroll {
  const height = createHeldHeight(element, container, heightBefore);
  const position = createKeptPosition(element, container);
  /** What the page is about to scroll to, where that is known. */
  let aim: Element | undefined;
  let isHeld = false;
  /** While the height is held. */
  let hasScrolled = false;
  let isVisitors = false;
  const rest = createRestWatch(onRest);
  const waiting = new Set<() => void>();

  function hold(time: RestTime) {
    if (!isHeld) {
      isHeld = true;
      hasScrolled = false;
      position.forget();
      height.hold();
    }
    rest.begin(time);
  }

  function onRest() {
    isVisitors = false;
    if (isHeld) {
      // A fragment that the visitor has left long ago is nothing to keep.
      const isWanted = hasScrolled || aim === undefined || isJumpedTo(aim);
      const shown = aim !== undefined && isInWindow(aim) ? aim : shownBeside(element);
      // Before the height is given back: this is where it has to stay.
      if (isWanted && shown) position.keep(shown);
      release();
    }
    aim = undefined;
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  }

  function release() {
    isHeld = false;
    height.release();
  }

  /** What scrolls from here on until it rests is no scrolling of the page. */
  function stopKeeping() {
    position.forget();
    aim = undefined;
    release();
    isVisitors = true;
    rest.begin(REST);
  }

  function onClick(event: Event) {
    const path = event.composedPath();
    if (path.includes(element) || path.some(opensShop)) return;
    isVisitors = false;
    position.forget();
    aim = path.map(anchorOf).find((found) => found !== undefined);
    hold(BEGIN);
  }

  function onScroll({ target }: Event) {
    if (!(target instanceof Node) || !target.contains(element)) return;
    if (isVisitors) rest.begin(REST);
    else if (isHeld || !position.isKept()) {
      hold(REST);
      hasScrolled = true;
    }
  }

  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
  for (const type of ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown']) listen(type, stopKeeping);
  listen('click', onClick);
  listen('scroll', onScroll);

  const fragment = anchorOfAddress();
  if (fragment && !fragment.contains(element)) {
    aim = fragment;
    // The page is scrolling to the fragment or has just done so.
    height.makeAsBefore();
    hold(REST);
  } else if (performance.getEntriesByType('paint').length > 0) {
    // The page may have started to scroll before the listeners were there, and then without the shop's height.
    height.makeAsBefore();
    requestAnimationFrame(() => requestAnimationFrame(() => isHeld || height.release()));
  }

  return {
    whenAtRest(call) {
      if (!isHeld) call();
      else waiting.add(call);
      return () => waiting.delete(call);
    },
    stopKeeping,
    stop() {
      listening.abort();
      position.forget();
      rest.stop();
      waiting.clear();
      height.release();
    },
  };
}
