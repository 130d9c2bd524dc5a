import { isFramed, tellFrame } from './frameMessages';
import { scrollerBox, scrollerOf, topOf } from './pageElements';
import type { TopOffset } from './topOffset';

const GLIDE_MS = 492;

/** Below what covers the top edge of its scroller, unless it is in view. */
export function scrollToElement(element: Element, offset: TopOffset | undefined): void {
  /** Too high by, px. */
  const missing = () => (offset?.measure() ?? 0) + scrollerBox(element).top - topOf(element);
  const top = topOf(element);
  // A frame as high as its content: the page around scrolls.
  if (isFramed()) tellFrame({ source: 'webshop-widget', type: 'arrive', top: Math.round(top + window.scrollY) });
  if (missing() <= 1 && top <= window.innerHeight / 2) return;
  const show = () => element.scrollIntoView({ block: 'start', behavior: 'instant' });
  show();
  // A header may stick only now; the element's own margin follows it (`--scroll-offset`).
  if (missing() > 1) show();
  const rest = missing();
  if (rest > 1) scrollerOf(element)?.scrollBy({ top: -rest, behavior: 'instant' });
}

/** Like `jump`, at once under reduced motion. Ends when the visitor scrolls. */
export function smoothScrollTo(scroller: Element, element: Element, jump: () => void): void {
  const from = scroller.scrollTop;
  jump();
  const distance = scroller.scrollTop - from;
  if (distance === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const put = (top: number) => {
    // Not scrollTo: Prototype.js has its own on every element.
    scroller.scroll({ top, behavior: 'instant' });
    return scroller.scrollTop;
  };
  const start = performance.now();
  let position = put(from);
  const step = (now: number) => {
    if (!element.isConnected || Math.abs(scroller.scrollTop - position) > 1) return;
    const rest = 1 - Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
    position = put(from + distance * (1 - rest ** 3));
    if (rest > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function visitType(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming ? visit.type : undefined;
}

/** Not a reload or Back, where the browser restores the position. */
export const isFreshVisit = () => visitType() === 'navigate';

export const isReturn = () => visitType() === 'reload' || visitType() === 'back_forward';
