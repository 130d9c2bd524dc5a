import type { Shell } from '../shell';
import { createHeldHeight } from './heldHeight';
import type { Return } from './keptPlace';
import { createKeptPosition } from './keptPosition';
import { anchorOf, anchorOfAddress, isInWindow, isJumpedTo, opensShop, shownBeside } from './pageElements';
import { createRestWatch, type RestTime } from './restWatch';
import { nextScroll, startScroll, type ScrollEffect, type ScrollEvent, type ScrollState } from './scrollState';
import type { VisitorPlace, watchVisitorPlace } from './visitorPlace';

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
  /** To be called once what keeps the visitor's place has loaded. */
  keepVisitor: (watch: typeof watchVisitorPlace) => void;
  /** To be called where it could not be loaded. */
  giveHeightBack: () => void;
  stop: () => void;
}

/**
 * Lets page and browser scroll to where they would scroll if the shop were there at once, with all of its height. What is kept in place, and until
 * when, is the table of `scrollState.ts`; this carries it out.
 *
 * @param element Mount element
 * @param heightBefore Height of the mount element before the shop came into it, px
 * @param name tells the shops of a page apart, to find where the visitor stood
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
  let visitor: VisitorPlace | undefined;
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
    correctPlace: () => visitor?.correct(),
    endRestoring: () => visitor?.end(),
    tellRest() {
      const calls = [...waiting];
      waiting.clear();
      for (const call of calls) call();
    },
  };

  function enter(step: { state: ScrollState<Element>; effects: readonly ScrollEffect[] }, kept?: Element) {
    ({ state } = step);
    for (const effect of step.effects) effects[effect](kept);
  }

  /** @param kept element of the page that may have to be kept where it is */
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
  // As soon as can be: before the page has loaded, the browser scrolls to the place by itself where there is room.
  shell.reserve(place?.height);
  enter(
    startScroll({
      // Not where the page restores the scroll position by itself, or the shop was below the window.
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
    keepVisitor(watch) {
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
