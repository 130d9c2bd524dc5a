import type { Shell } from '../shell';
import { createHeldHeight } from './heldHeight';
import type { Return } from './storedScrollPosition';
import { createKeptPosition } from './keptPosition';
import { anchorOf, anchorOfAddress, isInWindow, isJumpedTo, opensShop, shownBeside } from './pageElements';
import { createRestWatch, type RestTime } from './restWatch';
import { nextScroll, startScroll, type ScrollEffect, type ScrollEvent, type ScrollState } from './scrollState';
import type { ScrollPositionWatch, watchScrollPosition } from './scrollPositionWatch';

/** Time after a click on the page within which it may start to scroll. */
const BEGIN: RestTime = { ms: 500, frames: 20 };
/** Time without a scroll event after which the page is at rest. */
const REST: RestTime = { ms: 150, frames: 10 };

/** Scrolling by the page (to an anchor, by a script) and by the browser (scroll restoration) (rules/embedding: anchors of the host). */
export interface PageScroll {
  /** Calls immediately, or once the page has stopped scrolling. @returns cancels the call */
  whenAtRest: (call: () => void) => () => void;
  /** To be called when the shop scrolls: releases the kept position. */
  stopKeeping: () => void;
  /** To be called when another screen opens: the reserved height was that of the previous one. */
  changeScreen: () => void;
  /** To be called once the chunk with `watchScrollPosition` has loaded. */
  watchPosition: (watch: typeof watchScrollPosition) => void;
  /** To be called if that chunk failed to load. */
  giveHeightBack: () => void;
  stop: () => void;
}

/**
 * Preserves the scroll position of page and browser while the shop is loading and growing. Executes the state machine of
 * `scrollState.ts`.
 *
 * @param element Mount element
 * @param heightBefore Height of the mount element before the shop was rendered, px
 * @param name name of the shop among those of the page
 * @param visit absent for the search widget
 */
export function watchPageScroll(
  element: Element,
  shell: Shell,
  heightBefore: number,
  name: string,
  visit: Return | undefined,
): PageScroll {
  const { container } = shell;
  const height = createHeldHeight(element, container, heightBefore);
  const position = createKeptPosition(element, container);
  let place = visit?.place;
  let visitor: ScrollPositionWatch | undefined;
  const rest = createRestWatch(onRest);
  const waiting = new Set<() => void>();
  let state: ScrollState<Element>;

  const effects: Record<ScrollEffect, (kept: Element | undefined) => void> = {
    heightAsBefore: height.makeAsBefore,
    holdHeight: height.hold,
    releaseHeight: height.release,
    awaitBegin: () => rest.begin(BEGIN),
    awaitRest: () => rest.begin(REST),
    awaitFrames: () => requestAnimationFrame(() => requestAnimationFrame(() => apply({ type: 'framesDrawn' }))),
    keepShown: (kept) => kept && position.keep(kept),
    forgetShown: position.forget,
    correctPosition: () => visitor?.correct(),
    endRestoring: () => visitor?.end(),
    notifyRest() {
      const calls = [...waiting];
      waiting.clear();
      for (const call of calls) call();
    },
  };

  function enter(step: { state: ScrollState<Element>; effects: readonly ScrollEffect[] }, kept?: Element) {
    ({ state } = step);
    for (const effect of step.effects) effects[effect](kept);
  }

  /** @param kept element of the page whose position may have to be kept */
  const apply = (event: ScrollEvent<Element>, kept?: Element) => enter(nextScroll(state, event), kept);

  function onRest() {
    const aim = state.name === 'pageScrolls' ? state.aim : undefined;
    const kept = aim !== undefined && isInWindow(aim) ? aim : shownBeside(element);
    const isAtAim = aim !== undefined && isJumpedTo(aim);
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
    const isRestoring = state.name === 'restoring';
    apply({ type: 'scrolled', isExpected: isRestoring ? (visitor?.isExpected() ?? true) : position.isKept() });
  }

  function giveHeightBack() {
    if (visitor) visitor.giveHeightBack();
    else shell.reserve(undefined);
    place = undefined;
  }

  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
  const takeOver = () => apply({ type: 'takenOver' });
  for (const type of ['wheel', 'touchmove', 'keydown']) listen(type, takeOver);
  for (const type of ['touchstart', 'pointerdown']) listen(type, () => apply({ type: 'pointerDown' }));
  listen('click', onClick);
  listen('scroll', onScroll);

  const fragment = anchorOfAddress();
  // Before the page has loaded: the browser restores the scroll position only where the page is high enough.
  shell.reserve(place?.height);
  enter(
    startScroll({
      isRestorable: visit?.isRestorable === true,
      fragment: fragment && !fragment.contains(element) ? fragment : undefined,
      hasPainted: performance.getEntriesByType('paint').length > 0,
    }),
  );

  return {
    whenAtRest(call) {
      if (state.name !== 'pageScrolls') call();
      else waiting.add(call);
      return () => waiting.delete(call);
    },
    stopKeeping: takeOver,
    changeScreen() {
      giveHeightBack();
      takeOver();
    },
    watchPosition(watch) {
      const isRestoring = () => state.name === 'restoring';
      visitor = watch({ shell, name, place, isRestoring, onSettled });
    },
    giveHeightBack,
    stop() {
      listening.abort();
      position.forget();
      visitor?.stop();
      shell.reserve(undefined);
      rest.stop();
      waiting.clear();
      height.release();
    },
  };
}
