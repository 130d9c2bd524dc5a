import { parentOf } from './pageElements';

/**
 * Scrolls the focused element out from under fixed or sticky layers (rules/embedding: focus in view). Returns stop.
 */
export function keepFocusInView(container: HTMLElement): () => void {
  let frame = 0;
  let focused: Element | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  function uncover() {
    if (focused?.isConnected && isCovered(focused)) focused.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  container.addEventListener(
    'focusin',
    ({ target }) => {
      // A pressed one was not covered; measuring would lay out the page for each press.
      focused = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
      cancelAnimationFrame(frame);
      if (focused === undefined) return;
      // After the browser's own scrolling, and a bar that this brings (`stickyParts`).
      frame = requestAnimationFrame(() => {
        uncover();
        frame = requestAnimationFrame(uncover);
      });
    },
    { signal },
  );
  container.addEventListener('focusout', () => (focused = undefined), { signal });
  // Where the page scrolls smoothly.
  window.addEventListener('scrollend', uncover, { capture: true, passive: true, signal });
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}

/** All of it in the window is below layers that do not scroll with it. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || bottom <= 0 || top >= window.innerHeight) return false;
  const placesOf = (from: number, to: number) => [0.1, 0.5, 0.9].map((share) => from + (to - from) * share);
  const across = placesOf(Math.max(left, 0), Math.min(right, window.innerWidth));
  const down = placesOf(Math.max(top, 0), Math.min(bottom, window.innerHeight));
  const around = new Set(ancestorsOf(element));
  return across.every((x) => down.every((y) => isLayer(x, y, around)));
}

function isLayer(x: number, y: number, around: ReadonlySet<Element>): boolean {
  for (const each of ancestorsOf(elementAt(x, y))) {
    if (around.has(each)) return false;
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
  }
  return false;
}

/** Out of shadow trees, too. */
function* ancestorsOf(element: Element | null): Generator<Element> {
  for (let each = element; each !== null; each = parentOf(each)) yield each;
}

function elementAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit?.shadowRoot; root; root = hit.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}
