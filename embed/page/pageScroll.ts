import type { Return } from './storedScrollPosition';
import {
  anchorOf,
  anchorOfAddress,
  isAtTop,
  isInWindow,
  isJumpedTo,
  opensShop,
  scrollerOf,
  shownBeside,
  topOf,
} from './pageElements';
import { nextScroll, startScroll, type ScrollEffect, type ScrollEvent, type ScrollState } from './scrollState';
import type { ScrollPositionWatch, ShopBox, watchScrollPosition } from './scrollPosition';

/** Without movement; frames as well: late on a busy page. */
interface RestTime {
  ms: number;
  frames: number;
}

/** Within it a click on the page may start scrolling. */
const BEGIN: RestTime = { ms: 500, frames: 20 };
/** Without a scroll event for this time the page is at rest. */
const REST: RestTime = { ms: 150, frames: 10 };

/** By the page (anchor, script) and the browser (restoration) (rules/embedding: anchors of the host). */
export interface PageScroll {
  /** @returns cancels */
  whenAtRest: (call: () => void) => () => void;
  /** When the shop scrolls: releases the kept position. */
  stopKeeping: () => void;
  /** Another screen: the reserved height was the last one's. */
  changeScreen: () => void;
  watchPosition: (watch: typeof watchScrollPosition) => void;
  /** If that chunk failed. */
  giveHeightBack: () => void;
  stop: () => void;
}

/**
 * Keeps page's and browser's scroll position while the shop loads and grows. Executes `scrollState.ts`.
 * @param element mount element
 * @param heightBefore of the element, before the shop, px
 * @param name of the shop on the page
 * @param visit absent for the search widget
 */
export function watchPageScroll(
  element: Element,
  shell: ShopBox,
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

  const effects: Record<ScrollEffect, (anchor: Element | undefined) => void> = {
    heightAsBefore: height.makeAsBefore,
    holdHeight: height.hold,
    releaseHeight: height.release,
    awaitBegin: () => rest.begin(BEGIN),
    awaitRest: () => rest.begin(REST),
    awaitFrames: () => requestAnimationFrame(() => requestAnimationFrame(() => apply({ type: 'framesDrawn' }))),
    keepShown: (anchor) => anchor && position.keep(anchor),
    forgetShown: position.forget,
    correctPosition: () => visitor?.correct(),
    endRestoring: () => visitor?.end(),
    notifyRest() {
      const calls = [...waiting];
      waiting.clear();
      for (const call of calls) call();
    },
  };

  function enter(step: { state: ScrollState<Element>; effects: readonly ScrollEffect[] }, anchor?: Element) {
    ({ state } = step);
    for (const effect of step.effects) effects[effect](anchor);
  }

  const apply = (event: ScrollEvent<Element>, anchor?: Element) => enter(nextScroll(state, event), anchor);

  function onRest() {
    const aim = state.name === 'pageScrolls' ? state.aim : undefined;
    const isAtAim = aim !== undefined && isJumpedTo(aim);
    const candidate = aim !== undefined && isInWindow(aim) ? aim : shownBeside(element);
    const anchor = isAtTop(element) && !isAtAim ? undefined : candidate;
    apply({ type: 'rested', isAtAim, showsPage: anchor !== undefined }, anchor);
  }

  function onSettled() {
    const anchor = isInWindow(shell.root.host) ? undefined : shownBeside(element);
    apply({ type: 'contentSettled', showsPage: anchor !== undefined }, anchor);
  }

  function onClick(event: Event) {
    const path = event.composedPath();
    if (path.includes(element) || path.some(opensShop)) return;
    apply({ type: 'pagePressed', aim: path.map(anchorOf).find((anchor) => anchor !== undefined) });
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
  // Before the page has loaded: a lower page cannot be restored.
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

/** Fixed while the page scrolls past the shop. */
interface HeldHeight {
  hold: () => void;
  makeAsBefore: () => void;
  release: () => void;
}

/**
 * @param shop mount element
 * @param container all of the shop; nothing else may set its height
 * @param heightBefore of the mount element, px
 */
function createHeldHeight(shop: Element, container: HTMLElement, heightBefore: number): HeldHeight {
  let isSized = false;

  function setStyles(styles: Record<string, string>) {
    isSized = true;
    for (const [name, value] of Object.entries(styles)) container.style.setProperty(name, value);
  }
  return {
    hold: () => setStyles({ height: `${container.offsetHeight}px`, 'min-height': '0', 'overflow-y': 'clip' }),
    makeAsBefore() {
      setStyles({ height: '0', 'min-height': '0' });
      setStyles({ height: `${Math.max(0, heightBefore - shop.getBoundingClientRect().height)}px` });
    },
    release() {
      // At every key press and wheel event.
      if (isSized) setStyles({ height: '', 'min-height': '', 'overflow-y': '' });
      isSized = false;
    },
  };
}

/** An element of the page stays in place while the shop above it grows. */
interface KeptPosition {
  keep: (element: Element) => void;
  forget: () => void;
  /** Moved only by the shop's height or its correction: the scroll event is not the page's. False if nothing is kept. */
  isKept: () => boolean;
}

/**
 * @param shop mount element
 * @param container all of the shop
 */
function createKeptPosition(shop: Element, container: HTMLElement): KeptPosition {
  let anchor: { element: Element; top: number; shopHeight: number } | undefined;
  const observer = new ResizeObserver(correct);

  /** Unless the browser's anchoring has done so. */
  function correct() {
    if (anchor === undefined) return;
    anchor.shopHeight = container.offsetHeight;
    const moved = topOf(anchor.element) - anchor.top;
    if (Math.abs(moved) < 1) return;
    scrollerOf(shop)?.scrollBy({ top: moved, behavior: 'instant' });
    anchor.top = topOf(anchor.element);
  }

  return {
    keep(element) {
      anchor = { element, top: topOf(element), shopHeight: container.offsetHeight };
      // Only while needed: each change of height costs a layout.
      observer.observe(container, { box: 'border-box' });
    },
    forget() {
      observer.disconnect();
      anchor = undefined;
    },
    isKept() {
      if (anchor === undefined) return false;
      const moved = topOf(anchor.element) - anchor.top;
      // This frame's growth is corrected at its end, by the observer.
      const growth = container.offsetHeight - anchor.shopHeight;
      return Math.abs(moved) < 2 || Math.abs(moved - growth) < 2;
    },
  };
}

interface RestWatch {
  begin: (time: RestTime) => void;
  stop: () => void;
}

/** @param onRest no movement for the time of the last `begin` */
export function createRestWatch(onRest: () => void): RestWatch {
  let wanted: RestTime = { ms: 0, frames: 0 };
  let start = 0;
  let frames = 0;
  let request: number | undefined;

  function countFrame(now: number) {
    frames += 1;
    const isAtRest = frames >= wanted.frames && now - start >= wanted.ms;
    request = isAtRest ? undefined : requestAnimationFrame(countFrame);
    if (isAtRest) onRest();
  }

  return {
    begin(time) {
      wanted = time;
      start = performance.now();
      frames = 0;
      request ??= requestAnimationFrame(countFrame);
    },
    stop() {
      if (request !== undefined) cancelAnimationFrame(request);
      request = undefined;
    },
  };
}
