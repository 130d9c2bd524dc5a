import { createHeldHeight } from './heldHeight';
import { createKeptPlace } from './keptPlace';
import { anchorOf, isInWindow, isJumpedTo, opensShop, shownBeside } from './pagePlaces';

/** A press on the page may begin to scroll it so much later, ms and frames. */
const BEGIN = { ms: 500, frames: 20 };
/** At rest: no scroll event for so long. Frames too, because on a busy page both come late. */
const REST = { ms: 150, frames: 10 };

/** Scrolling that the page does by itself: to one of its anchors, by a script, back to where it was. */
export interface PageScroll {
  /** Calls at once, or when the page has come to rest. */
  whenAtRest: (call: () => void) => () => void;
  /** The shop or its visitor scrolls, or the visitor goes elsewhere in it: what the page has scrolled to does not matter any more. */
  letGo: () => void;
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
  const place = createKeptPlace(element, container);
  /** What the page is about to scroll to, where that is known. */
  let aim: Element | undefined;
  let isHeld = false;
  /** While the height is held. */
  let hasScrolled = false;
  let isVisitors = false;
  let wait = REST;
  let last = { at: 0, frames: 0 };
  let frame: number | undefined;
  const waiting = new Set<() => void>();

  function hold(next: typeof REST) {
    if (!isHeld) {
      isHeld = true;
      hasScrolled = false;
      place.forget();
      height.hold();
    }
    waitForRest(next);
  }

  function waitForRest(next: typeof REST) {
    wait = next;
    last = { at: performance.now(), frames: 0 };
    frame ??= requestAnimationFrame(countFrame);
  }

  function countFrame(now: number) {
    last.frames += 1;
    const isAtRest = last.frames >= wait.frames && now - last.at >= wait.ms;
    frame = isAtRest ? undefined : requestAnimationFrame(countFrame);
    if (isAtRest) rest();
  }

  function rest() {
    isVisitors = false;
    if (isHeld) {
      // A fragment that the visitor has left long ago is nothing to keep.
      const isWanted = hasScrolled || aim === undefined || isJumpedTo(aim);
      const shown = aim !== undefined && isInWindow(aim) ? aim : shownBeside(element);
      // Before the height is given back: this is where it has to stay.
      if (isWanted && shown) place.keep(shown);
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
  function letGo() {
    place.forget();
    aim = undefined;
    release();
    isVisitors = true;
    waitForRest(REST);
  }

  function onClick(event: Event) {
    const path = event.composedPath();
    if (path.includes(element) || path.some(opensShop)) return;
    isVisitors = false;
    place.forget();
    aim = path.map(anchorOf).find((found) => found !== undefined);
    hold(BEGIN);
  }

  function onScroll({ target }: Event) {
    if (!(target instanceof Node) || !target.contains(element)) return;
    if (isVisitors) waitForRest(REST);
    else if (isHeld || !place.isKept()) {
      hold(REST);
      hasScrolled = true;
    }
  }

  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
  for (const type of ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown']) listen(type, letGo);
  listen('click', onClick);
  listen('scroll', onScroll);

  const fragment = document.querySelector(':target');
  if (fragment && !fragment.contains(element)) {
    aim = fragment;
    // The page is on its way to the fragment or has just come there.
    height.makeAsBefore();
    hold(REST);
  } else if (performance.getEntriesByType('paint').length > 0) {
    // Nobody heard what the page scrolls to already; whatever scrolls in the next frames set off without the shop's height.
    height.makeAsBefore();
    requestAnimationFrame(() => requestAnimationFrame(() => isHeld || height.release()));
  }

  return {
    whenAtRest(call) {
      if (!isHeld) call();
      else waiting.add(call);
      return () => waiting.delete(call);
    },
    letGo,
    stop() {
      listening.abort();
      place.forget();
      if (frame !== undefined) cancelAnimationFrame(frame);
      waiting.clear();
      height.release();
    },
  };
}
