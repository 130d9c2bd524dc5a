/** Brings the top of an element into view, unless it is; a page with a fixed header says so by `scroll-padding`. */
export function scrollToElement(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** False for a reload and for Back: the browser then brings the visitor back to where the page was scrolled to. */
export function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
