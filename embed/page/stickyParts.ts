import { canScroll, parentOf, scrollerOf } from './pageElements';

/**
 * Takes the scroller's place for everything sticky, but does not scroll: themes write `overflow-x: hidden` for `html, body` or a wrapper. What
 * is sticky in it leaves the window.
 */
export function stickyTrap(shop: Element): Element | undefined {
  for (let around: Element | null = shop; around !== null; around = parentOf(around)) {
    const isPage = around === document.documentElement;
    // The window takes the overflow of `body`, unless `html` sets its own.
    if (isPage || (around === document.body && isVisible(document.documentElement))) return undefined;
    if (!isVisible(around)) return canScroll(around) ? undefined : around;
  }
  return undefined;
}

const isVisible = (element: Element) => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].every((overflow) => /visible|clip/.test(overflow));
};

interface Fixed {
  room: HTMLElement;
  /** px from the upper edge, by the styles. */
  stickyTop: number;
}

const PLACE = ['position', 'top', 'bottom', 'left', 'width', 'margin'] as const;

/**
 * Fixes parts with `data-sticks` (`top`, `bottom`) where the page lets nothing stick (`stickyTrap`), only while what they belong to is in view
 * (rules/embedding: bars in the window). Returns stop.
 */
export function keepStickyParts(shop: Element, container: HTMLElement): () => void {
  const fixed = new Map<HTMLElement, Fixed>();
  let trap: Element | undefined;
  let frame = 0;

  function release(part: HTMLElement) {
    if (!fixed.has(part)) return;
    fixed.get(part)?.room.remove();
    fixed.delete(part);
    for (const property of PLACE) part.style.removeProperty(property);
  }

  function releaseAll() {
    for (const part of [...fixed.keys()]) release(part);
  }

  function fix(part: HTMLElement, stickyTop: number): Fixed {
    const { height, margin, gridArea, alignSelf } = getComputedStyle(part);
    const room = document.createElement('div');
    Object.assign(room.style, { boxSizing: 'border-box', height, margin, gridArea, alignSelf });
    room.style.height = `${part.offsetHeight}px`;
    part.before(room);
    const made = { room, stickyTop };
    fixed.set(part, made);
    return made;
  }

  function place(part: HTMLElement, area: { top: number; bottom: number }) {
    const style = getComputedStyle(part);
    const before = fixed.get(part);
    if (style.display === 'none' || (before === undefined && style.position !== 'sticky')) {
      release(part);
      return;
    }
    const natural = (before?.room ?? part).getBoundingClientRect();
    const within = part.parentElement?.getBoundingClientRect() ?? natural;
    const { offsetHeight: height } = part;
    const stickyTop = before?.stickyTop ?? (parseFloat(style.top) || 0);
    const line = area.top + stickyTop;
    const isBar = part.dataset.sticks === 'bottom';
    const isAway = isBar
      ? natural.bottom > area.bottom + 1 && within.top < area.bottom - height
      : natural.top < line - 1 && within.bottom > line;
    if (!isAway) {
      release(part);
      return;
    }
    const top = isBar ? area.bottom - height : Math.min(line, within.bottom - height);
    const { room } = before ?? fix(part, stickyTop);
    const { left, width } = room.getBoundingClientRect();
    const put = (x: number, y: number) =>
      Object.assign(part.style, {
        position: 'fixed',
        top: `${y}px`,
        bottom: 'auto',
        left: `${x}px`,
        width: `${width}px`,
        margin: '0',
      });
    put(left, top);
    // Inside a transformed element `fixed` is not relative to the window.
    const placed = part.getBoundingClientRect();
    if (Math.abs(placed.top - top) > 1 || Math.abs(placed.left - left) > 1)
      put(2 * left - placed.left, 2 * top - placed.top);
  }

  function update() {
    frame = 0;
    for (const part of [...fixed.keys()]) if (!part.isConnected) release(part);
    if (trap === undefined) return;
    const scroller = scrollerOf(shop);
    const box =
      scroller === null || scroller === document.scrollingElement ? undefined : scroller.getBoundingClientRect();
    const area = { top: Math.max(0, box?.top ?? 0), bottom: Math.min(window.innerHeight, box?.bottom ?? Infinity) };
    for (const part of container.querySelectorAll<HTMLElement>('[data-sticks]')) place(part, area);
  }

  const updateSoon = () => {
    if (trap !== undefined) frame ||= requestAnimationFrame(update);
  };

  function measure() {
    trap = stickyTrap(shop);
    if (trap === undefined) releaseAll();
    updateSoon();
  }

  function onResize() {
    releaseAll();
    measure();
  }

  const listening = new AbortController();
  const { signal } = listening;
  // Scroll events of elements do not bubble.
  window.addEventListener('scroll', updateSoon, { capture: true, passive: true, signal });
  window.addEventListener('resize', onResize, { signal });
  window.addEventListener('beforeprint', releaseAll, { signal });
  window.addEventListener('afterprint', updateSoon, { signal });
  // Another screen, and its growth.
  const observer = new ResizeObserver(measure);
  observer.observe(container);
  return () => {
    listening.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
    releaseAll();
  };
}
