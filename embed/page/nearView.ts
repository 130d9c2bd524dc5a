/** Once, less than one screen away and not hidden; synchronous if already so. */
export function whenNearView(element: Element, call: () => void): () => void {
  if (isNearView(element)) {
    call();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Certainly near the window; false if an ancestor may clip it, which only the observer can tell. */
export function isNearView(element: Element): boolean {
  const { innerHeight, innerWidth } = window;
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  if (width === 0 || bottom < -innerHeight || top > 2 * innerHeight || right < 0 || left > innerWidth) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const isScreen = around === document.body || around === document.documentElement;
    if (!isScreen && (overflowX !== 'visible' || overflowY !== 'visible')) return false;
  }
  return true;
}
