import { setStyle } from './backdrop';

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

/** A banner of consent, by name, role or text. */
const asksForConsent = (layer: Element) =>
  !layer.matches('header, nav, footer') &&
  /cookie|consent|einwillig|dialog/i.test(
    [...['id', 'class', 'role', 'aria-label'].map((name) => layer.getAttribute(name)), layer.textContent].join(' '),
  );

/** Does not scroll with the page. */
function isLayer(element: Element): boolean {
  const { position } = getComputedStyle(element);
  return position === 'fixed' || (position === 'sticky' && asksForConsent(element));
}

/** The layer of the page that an element is in. */
const layerOf = (element: Element | null): Element | undefined =>
  element ? (layerOf(element.parentElement) ?? (isLayer(element) ? element : undefined)) : undefined;

/** What lies there is no part of its box, but of its shadow tree: a layer of a consent tool. */
function isOutside(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x >= right || y < top || y >= bottom;
}

/** Parts of width and height. */
const PLACES = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => ({ x, y })));

/** Covers the window, but for layers of the page: not in a transformed or scrolled part. */
function coversWindow(dialog: HTMLElement): boolean {
  const { documentElement: root } = dialog.ownerDocument;
  const { left, top, width, height } = dialog.getBoundingClientRect();
  if (left !== 0 || top !== 0 || width < root.clientWidth || height < window.innerHeight) return false;
  const host = hostOf(dialog);
  return PLACES.every((place) => {
    const [x, y] = [place.x * width, place.y * height];
    const hit = dialog.ownerDocument.elementFromPoint(x, y);
    return hit === host || layerOf(hit) !== undefined || (hit && !hit.contains(host) && isOutside(hit, x, y));
  });
}

/** Of the dialog: above what is painted in order. */
const LEVEL = 1;

/** A fixed layer that helps, or must be answered: a banner or its dialog, a chat; not a bar at the top, a column or a background. */
function isHelper(layer: Element, hasLevel: boolean): boolean {
  const { top, bottom } = layer.getBoundingClientRect();
  if (hasLevel && top > 0) return true;
  if (layer.matches('main, :has(main)') || !layer.matches('button, a, :has(button, a, input, iframe)')) return false;
  const isOwnPlace = hasLevel ? bottom >= window.innerHeight : top > 0 && (bottom - top) * 2 < window.innerHeight;
  return isOwnPlace || asksForConsent(layer);
}

/**
 * Hides what has a level above the dialog, but for helpers of the page, which are lifted above it: at once and when they are added.
 *
 * @returns the page as it was
 */
function clearAbove(host: Element): () => void {
  const { body } = host.ownerDocument;
  const undo: (() => void)[] = [];
  const [helpers, hidden] = [new Set<Element>(), new Set<Element>()];
  const isIn = (all: ReadonlySet<Element>, one: Element | null): boolean =>
    one !== null && (all.has(one) || isIn(all, one.parentElement));
  const clear = (elements: readonly Element[]) => {
    const looks = elements.map((element) => {
      const { zIndex, visibility } = getComputedStyle(element);
      const isShown = (visibility === 'visible' || isIn(hidden, element)) && element.getClientRects().length > 0;
      return { element, level: Number(zIndex), isFixed: isLayer(element), isShown };
    });
    for (const { element, level, isFixed, isShown } of looks) {
      const isOther = !element.contains(host) && !isIn(helpers, element);
      if (!isOther || !(element instanceof HTMLElement || element instanceof SVGElement)) continue;
      // What is not shown yet may be a banner. No level is `auto`.
      if (isFixed && !(level < 0) && (!isShown || isHelper(element, level >= LEVEL))) {
        helpers.add(element);
        if (!(level > LEVEL)) undo.push(setStyle(element, 'z-index', String(LEVEL + 1)));
        if (isIn(hidden, element)) undo.push(setStyle(element, 'visibility', 'visible'));
      } else if (isShown && level >= LEVEL && !isIn(hidden, element)) {
        hidden.add(element);
        undo.push(setStyle(element, 'visibility', 'hidden'));
      }
    }
  };
  clear([...body.querySelectorAll('*')]);
  const added = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    clear(nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : [])));
  });
  added.observe(body, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    for (const step of undo.reverse()) step();
  };
}

function isCovered(element: Element, host: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
  // Nothing of a tool with a shadow tree lies in its box.
  return width * height > 0 && (hit === null || hit === host);
}

/**
 * @param becomeModal once: by press or key in the shop, or focus on what lies below
 * @returns stops waiting; `undefined`: cannot cover the page, closed again
 */
export function showSelfOpened(dialog: HTMLDialogElement, becomeModal: () => void): (() => void) | undefined {
  const page = dialog.ownerDocument;
  const host = hostOf(dialog);
  const focused = page.activeElement;
  dialog.style.zIndex = String(LEVEL);
  const giveBack = clearAbove(host);
  dialog.show();
  if (!coversWindow(dialog)) {
    dialog.open = false;
    giveBack();
    return undefined;
  }
  // A banner that has the focus keeps it.
  if (focused instanceof HTMLElement && focused !== page.body && !isCovered(focused, host)) focused.focus();
  const waiting = new AbortController();
  const { signal } = waiting;
  signal.addEventListener('abort', giveBack);
  const end = () => {
    waiting.abort();
    becomeModal();
  };
  dialog.addEventListener('click', end, { capture: true, signal });
  dialog.addEventListener('keydown', ({ key }) => key !== 'Tab' && end(), { capture: true, signal });
  page.addEventListener(
    'focusin',
    (event) => {
      const [target] = event.composedPath();
      if (target instanceof Element && event.target !== host && isCovered(target, host)) end();
    },
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
