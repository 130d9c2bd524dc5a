/**
 * Calls once when the element is in view or less than one screen away: at once where it plainly is, so that the shop does not wait for the
 * page's next frame. Never while it is hidden.
 */
export function whenNearView(element: Element, call: () => void): () => void {
  if (isPlainlyNear(element)) {
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

/** Whether it is shown, near the window, and cut off by nothing that it stands in; where that takes more to know, no. */
export function isPlainlyNear(element: Element): boolean {
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
