/**
 * An overlay opened without a press is no modal dialog: a consent banner or chat on top of it can be used. The first press in the shop makes
 * it modal.
 */

/** In the page's document, outside all shadow trees. */
function hostOf(dialog: HTMLElement): Element {
  let inside: Element = dialog;
  for (let root = inside.getRootNode(); root instanceof ShadowRoot; root = inside.getRootNode()) inside = root.host;
  return inside;
}

/** The layer of the page that an element is in, if it does not scroll with the page. */
const layerOf = (element: Element | null): Element | undefined =>
  element
    ? (layerOf(element.parentElement) ?? (getComputedStyle(element).position === 'fixed' ? element : undefined))
    : undefined;

/** Parts of width and height. */
const PLACES = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => ({ x, y })));

/** Covers the window, but for layers of the page: not in a transformed or scrolled part. */
function coversWindow(dialog: HTMLElement): boolean {
  const { documentElement: root } = dialog.ownerDocument;
  const { left, top, width, height } = dialog.getBoundingClientRect();
  if (left !== 0 || top !== 0 || width < root.clientWidth || height < window.innerHeight) return false;
  const host = hostOf(dialog);
  return PLACES.every(({ x, y }) => {
    const hit = dialog.ownerDocument.elementFromPoint(x * width, y * height);
    return hit === host || layerOf(hit) !== undefined;
  });
}

/** Whether an element is of a layer that other tools float over a page: a banner or its dialog, a chat; not a bar at the top, or a background. */
function isFloating(element: Element, host: Element): boolean {
  const layer = layerOf(element);
  if (!layer || layer.contains(host)) return false;
  const { top, bottom } = layer.getBoundingClientRect();
  return top > 0 || (bottom >= window.innerHeight && layer.querySelector('button, a, input') !== null);
}

/** Below most consent tools, which take the highest there is. */
const MAX_LEVEL = 9990;

/** The `z-index` above all of the page but such layers. */
function levelOver(host: Element): number {
  let level = 1;
  for (const each of host.ownerDocument.querySelectorAll('body *')) {
    const other = Number(getComputedStyle(each).zIndex);
    if (other >= level && !isFloating(each, host)) level = other + 1;
  }
  return Math.min(level, MAX_LEVEL);
}

function isCovered(element: Element, host: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
  return hit === null || hit === host;
}

/**
 * @param becomeModal once: by press or key in the shop, or focus on what lies below
 * @returns stops waiting; `undefined`: cannot cover the page, closed again
 */
export function showSelfOpened(dialog: HTMLDialogElement, becomeModal: () => void): (() => void) | undefined {
  const page = dialog.ownerDocument;
  const host = hostOf(dialog);
  const focused = page.activeElement;
  dialog.style.zIndex = String(levelOver(host));
  dialog.show();
  if (!coversWindow(dialog)) {
    dialog.open = false;
    return undefined;
  }
  // A banner that has the focus keeps it.
  if (focused instanceof HTMLElement && focused !== page.body && !isCovered(focused, host)) focused.focus();
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => {
    waiting.abort();
    becomeModal();
  };
  dialog.addEventListener('click', end, { capture: true, signal });
  dialog.addEventListener('keydown', ({ key }) => key !== 'Tab' && end(), { capture: true, signal });
  page.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target !== host && isCovered(target, host) && end(),
    { signal },
  );
  return () => waiting.abort();
}

/** With the same scroll position and focus. */
export function makeModal(dialog: HTMLDialogElement, scroller: Element): void {
  const { scrollTop } = scroller;
  const root = dialog.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  dialog.open = false;
  dialog.showModal();
  scroller.scrollTop = scrollTop;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
