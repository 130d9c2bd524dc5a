import { shopHash } from '../../src/lib/history/shopHash';

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
  /** What stays where it is in the window. */
  let kept: { element: Element; top: number } | undefined;
  /** What the page is about to scroll to, where that is known. */
  let aim: Element | undefined;
  let isHeld = false;
  /** The container has styles of this file. */
  let isSized = false;
  /** While the height is held. */
  let hasScrolled = false;
  let isVisitors = false;
  let wait = REST;
  let last = { at: 0, frames: 0 };
  let frame: number | undefined;
  const waiting = new Set<() => void>();
  const observer = new ResizeObserver(correct);

  function hold(next: typeof REST) {
    if (!isHeld) {
      isHeld = true;
      hasScrolled = false;
      setStyles({ height: `${container.offsetHeight}px`, 'min-height': '0', 'overflow-y': 'clip' });
    }
    waitForRest(next);
  }

  /** As high as it was for the page when it set off. */
  function makeAsBefore() {
    setStyles({ height: '0', 'min-height': '0' });
    setStyles({ height: `${Math.max(0, heightBefore - element.getBoundingClientRect().height)}px` });
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
      const isWanted = hasScrolled || aim === undefined || isAtItsPlace(aim);
      const shown = aim !== undefined && isShown(aim) ? aim : shownBeside(element);
      kept = isWanted && shown ? { element: shown, top: topOf(shown) } : undefined;
      release();
      correct();
      // Only now: the height of a list changes often, and each time all that is observed is laid out once more.
      if (kept) observer.observe(container, { box: 'border-box' });
    }
    aim = undefined;
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  }

  function release() {
    isHeld = false;
    // Asked for with each key and each turn of the wheel.
    if (isSized) setStyles({ height: '', 'min-height': '', 'overflow-y': '' });
    isSized = false;
  }

  function setStyles(styles: Record<string, string>) {
    isSized = true;
    for (const [name, value] of Object.entries(styles)) container.style.setProperty(name, value);
  }

  /** Scrolls by what the shop's height has moved `kept`. The browser may have done so already: not all do, and no page has to let it. */
  function correct() {
    if (kept === undefined || isHeld) return;
    const moved = topOf(kept.element) - kept.top;
    if (Math.abs(moved) < 1) return;
    document.scrollingElement?.scrollBy({ top: moved, behavior: 'instant' });
    // A page that cannot scroll so far has what it has.
    kept.top = topOf(kept.element);
  }

  /** What scrolls from here on until it rests is no scrolling of the page. */
  function letGo() {
    observer.disconnect();
    kept = undefined;
    aim = undefined;
    release();
    isVisitors = true;
    waitForRest(REST);
  }

  function onClick(event: Event) {
    const path = event.composedPath();
    if (path.includes(element) || path.some(opensShop)) return;
    isVisitors = false;
    observer.disconnect();
    kept = undefined;
    aim = path.map(anchorOf).find((found) => found !== undefined);
    hold(BEGIN);
  }

  function onScroll({ target }: Event) {
    if (!(target instanceof Node) || !target.contains(element)) return;
    if (isVisitors) waitForRest(REST);
    // The browser has kept it in its place itself, or `correct` has.
    else if (isHeld || kept === undefined || Math.abs(topOf(kept.element) - kept.top) >= 2) {
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
    makeAsBefore();
    hold(REST);
  } else if (performance.getEntriesByType('paint').length > 0) {
    // Nobody heard what the page scrolls to already; whatever scrolls in the next frames set off without the shop's height.
    makeAsBefore();
    requestAnimationFrame(() => requestAnimationFrame(() => isHeld || release()));
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
      observer.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
      waiting.clear();
      release();
    },
  };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Where a jump to it ends: in the upper half of the window, or as far up as the page can be scrolled. */
function isAtItsPlace(element: Element): boolean {
  const { scrollTop = 0, scrollHeight = 0 } = document.scrollingElement ?? {};
  return topOf(element) <= window.innerHeight / 2 || scrollTop + window.innerHeight >= scrollHeight - 2;
}

function isShown(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Element of the page that is in view and moves with it; none where the shop fills the window. */
function shownBeside(shop: Element): Element | undefined {
  return [0.25, 0.5, 0.75]
    .map((part) => document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part))
    .find(
      (found): found is Element => found !== null && !shop.contains(found) && !found.contains(shop) && !isFixed(found),
    );
}

function isFixed(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  return element.parentElement !== null && isFixed(element.parentElement);
}

/** A link to a place of the shop, or one of its openers: the shop itself scrolls then. */
function opensShop(node: EventTarget): boolean {
  if (!(node instanceof HTMLElement)) return false;
  if (node.dataset.webshopOpen !== undefined) return true;
  return node instanceof HTMLAnchorElement && shopHash().read(node.href) !== undefined;
}

/** What a link of the page to one of its own anchors leads to. */
function anchorOf(node: EventTarget): Element | undefined {
  const name = node instanceof HTMLAnchorElement ? node.hash.slice(1) : '';
  if (name === '') return undefined;
  return document.getElementById(name) ?? undefined;
}
