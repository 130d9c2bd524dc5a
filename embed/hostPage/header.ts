/** Milliseconds between two measurements while the page is scrolled. */
const PAUSE_MS = 200;

/** A header that stays in view is no larger than this share of the window. */
const HIGHEST = 0.4;

/** Height of what stays at the top of the window while the page is scrolled, px: fixed or sticky, and as wide as most of the window. */
export function headerHeight(mountElement: Element): number {
  const { innerWidth, innerHeight } = window;
  const found = document
    .elementsFromPoint(innerWidth / 2, 1)
    .filter((element) => !element.contains(mountElement) && !mountElement.contains(element));
  let height = 0;
  for (const element of found) {
    const box = stayingBox(element);
    if (box && box.top <= 1 && box.width >= innerWidth / 2 && box.height <= innerHeight * HIGHEST) {
      height = Math.max(height, box.bottom);
    }
  }
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.round(Math.max(height, Number.isFinite(padding) ? padding : 0));
}

/** Box of the nearest element around this one that stays where it is while the page is scrolled. */
function stayingBox(element: Element): DOMRect | undefined {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { position } = getComputedStyle(each);
    if (position === 'fixed' || position === 'sticky') return each.getBoundingClientRect();
  }
  return undefined;
}

/** Tells the height now and whenever scrolling or resizing has changed it; returns cleanup. */
export function watchHeaderHeight(mountElement: Element, tell: (height: number) => void): () => void {
  let told: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    timer = undefined;
    const height = headerHeight(mountElement);
    if (height !== told) tell(height);
    told = height;
  };
  const later = () => {
    timer ??= setTimeout(measure, PAUSE_MS);
  };
  measure();
  window.addEventListener('scroll', later, { passive: true });
  const observer = new ResizeObserver(later);
  observer.observe(document.documentElement);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', later);
    observer.disconnect();
  };
}
