import type { Shell } from '../shell';
import { createHeldHeight } from './heldHeight';
import { isReturn, measurePlace, type KeptPlace, type PlaceStore } from './keptPlace';
import { createKeptPosition } from './keptPosition';
import { anchorOf, anchorOfAddress, isInWindow, isJumpedTo, opensShop, scrollerOf, shownBeside } from './pageElements';
import { reserveHeight, type ReservedHeight } from './reservedHeight';
import { createRestoredPlace, isLeftToBrowser, type RestoredPlace } from './restoredPlace';
import { createRestWatch, type RestTime } from './restWatch';
import { nextScroll, startScroll, type ScrollEffect, type ScrollEvent, type ScrollState } from './scrollState';

/** After a press on the page, time within which it may begin to scroll. */
const BEGIN: RestTime = { ms: 500, frames: 20 };
/** Time without a scroll event after which the page is at rest. */
const REST: RestTime = { ms: 150, frames: 10 };

/** Scrolling that the shop does not do: of the page to one of its anchors or by a script, of the browser back to where the visitor was. */
export interface PageScroll {
  /** Calls at once, or when the page has come to rest. */
  whenAtRest: (call: () => void) => () => void;
  /** To be called when the shop scrolls: what was kept in place no longer is. */
  stopKeeping: () => void;
  /** To be called when another screen opens: the height before a reload was that of the last one. */
  changeScreen: () => void;
  stop: () => void;
}

/**
 * Lets page and browser scroll to where they would scroll if the shop were there at once, with all of its height. What is kept in place by whom is
 * the table of `scrollState.ts`; this carries it out.
 *
 * @param element Mount element
 * @param heightBefore Height of the mount element before the shop came into it, px
 */
export function watchPageScroll(element: Element, shell: Shell, heightBefore: number, places: PlaceStore): PageScroll {
  const { container } = shell;
  const height = createHeldHeight(element, container, heightBefore);
  const position = createKeptPosition(element, container);
  const place = isReturn() ? places.read() : undefined;
  let reserved: ReservedHeight | undefined;
  let restored: RestoredPlace | undefined;
  const rest = createRestWatch(onRest);
  const waiting = new Set<() => void>();
  let state: ScrollState<Element>;

  const shown = () => {
    const aim = state.name === 'pageScrolls' ? state.aim : undefined;
    return aim !== undefined && isInWindow(aim) ? aim : shownBeside(element);
  };

  const effects: Record<ScrollEffect, (kept: Element | undefined) => void> = {
    heightAsBefore: height.makeAsBefore,
    holdHeight: height.hold,
    releaseHeight: height.release,
    awaitBegin: () => rest.begin(BEGIN),
    awaitRest: () => rest.begin(REST),
    awaitFrames: () => requestAnimationFrame(() => requestAnimationFrame(() => apply({ type: 'framesDrawn' }))),
    keepShown: (kept) => kept && position.keep(kept),
    forgetShown: position.forget,
    restore: () => restored?.begin(),
    correctPlace: () => restored?.correct(),
    endRestoring: () => restored?.end(),
    tellRest() {
      const calls = [...waiting];
      waiting.clear();
      for (const call of calls) call();
    },
  };

  function apply(event: ScrollEvent<Element>, kept?: Element) {
    const step = nextScroll(state, event);
    ({ state } = step);
    for (const effect of step.effects) effects[effect](kept);
  }

  function onRest() {
    const kept = shown();
    const isAtAim = state.name === 'pageScrolls' && state.aim !== undefined && isJumpedTo(state.aim);
    apply({ type: 'rested', isAtAim, showsPage: kept !== undefined }, kept);
  }

  function onSettled() {
    const kept = isInWindow(shell.root.host) ? undefined : shownBeside(element);
    apply({ type: 'contentSettled', showsPage: kept !== undefined }, kept);
  }

  function onClick(event: Event) {
    const path = event.composedPath();
    if (path.includes(element) || path.some(opensShop)) return;
    apply({ type: 'pagePressed', aim: path.map(anchorOf).find((found) => found !== undefined) });
  }

  function onScroll({ target }: Event) {
    if (!(target instanceof Node) || !target.contains(element)) return;
    const isExpected = state.name === 'restoring' ? restored?.isExpected() === true : position.isKept();
    apply({ type: 'scrolled', isExpected });
  }

  /** While the visitor is being brought back, their place is still the one of before. */
  function keepPlace() {
    const now = state.name === 'restoring' ? place : measurePlace(shell.root.host, container);
    if (now) places.write(now);
  }

  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void, target: EventTarget = window) =>
    target.addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
  const takeOver = () => apply({ type: 'takenOver' });
  for (const type of ['wheel', 'touchmove', 'keydown']) listen(type, takeOver);
  for (const type of ['touchstart', 'pointerdown']) listen(type, () => apply({ type: 'pointerDown' }));
  listen('click', onClick);
  listen('scroll', onScroll);
  listen('pagehide', keepPlace);
  // A browser that needs memory discards a tab without another word.
  listen('visibilitychange', () => document.visibilityState === 'hidden' && keepPlace(), document);

  const isRestorable = place !== undefined && isToBeRestored(element, place);
  if (place) {
    reserved = reserveHeight(shell, place.height, onSettled);
    restored = createRestoredPlace(shell, place);
  }
  const fragment = anchorOfAddress();
  const start = startScroll({
    isRestorable,
    fragment: fragment && !fragment.contains(element) ? fragment : undefined,
    hasPainted: performance.getEntriesByType('paint').length > 0,
  });
  ({ state } = start);
  for (const effect of start.effects) effects[effect](undefined);

  return {
    whenAtRest(call) {
      if (state.name !== 'pageScrolls') call();
      else waiting.add(call);
      return () => waiting.delete(call);
    },
    stopKeeping: takeOver,
    changeScreen() {
      reserved?.end();
      takeOver();
    },
    stop() {
      listening.abort();
      position.forget();
      restored?.end();
      reserved?.end();
      rest.stop();
      waiting.clear();
      height.release();
    },
  };
}

/** Not where the page scrolls by itself, where the visitor has scrolled since, or where the shop was below the window. */
function isToBeRestored(element: Element, place: KeptPlace): boolean {
  if (history.scrollRestoration === 'manual' || place.top >= window.innerHeight) return false;
  const scroller = scrollerOf(element);
  const isUntouched =
    scroller?.scrollTop === 0 && (document.readyState !== 'complete' || scroller !== document.scrollingElement);
  return isUntouched || isLeftToBrowser(element, place);
}
