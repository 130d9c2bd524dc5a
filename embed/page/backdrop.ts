/** The page behind an open overlay: hidden elements, disabled style sheets, no scrolling; all of it reversible. */
export interface Backdrop {
  /** The page does not scroll; what lies on top of the overlay looks and works as before. */
  lock: () => void;
  cover: () => void;
  /** @param giveFocusBack Called when everything is visible again, before the scroll position is restored. */
  uncover: (giveFocusBack: () => void) => void;
  /** Hides the elements of these selectors while the page is covered. @returns cancels it for later openings */
  hide: (selectors: readonly string[]) => () => void;
}

/** Longhands, so that a value of the page for one direction only is restored. */
const LOCKED = { 'overflow-x': 'hidden', 'overflow-y': 'hidden' };

/** Without style sheets a phone widens its viewport to the widest picture; positioned, so that absolute elements are clipped. */
const CLIPPED = {
  'overflow-x': 'clip',
  'overflow-y': 'clip',
  position: 'relative',
  'min-width': '0',
  'max-width': '100%',
};

/** @param mountElement Never hidden, nor are its ancestors. */
export function createBackdrop(mountElement: Element, page: Document = document): Backdrop {
  const requests = new Set<readonly string[]>();
  let undo: (() => void)[] | undefined;
  let isCovered = false;
  let scrollBack: () => void = () => undefined;

  function hideFound(selectors: readonly string[]) {
    for (const element of selectors.flatMap((selector) => findAll(page, selector))) {
      if (element.contains(mountElement) || !(element instanceof HTMLElement || element instanceof SVGElement))
        continue;
      undo?.push(setStyle(element, 'display', 'none'));
    }
  }

  function setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>) {
    for (const [property, value] of Object.entries(styles)) undo?.push(setStyle(element, property, value));
  }

  function lock() {
    if (undo !== undefined) return;
    const left = window.scrollX;
    const top = window.scrollY;
    scrollBack = () => window.scrollTo({ left, top, behavior: 'instant' });
    undo = [];
    setStyles(page.documentElement, LOCKED);
    for (const selectors of requests) hideFound(selectors);
  }

  return {
    lock,
    cover() {
      if (isCovered) return;
      isCovered = true;
      lock();
      setStyles(page.body, CLIPPED);
      for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
        if (!sheet.disabled && disable(page, sheet)) undo?.push(() => (sheet.disabled = false));
      }
    },
    uncover(giveFocusBack) {
      if (undo === undefined) return;
      for (const step of undo.reverse()) step();
      undo = undefined;
      isCovered = false;
      giveFocusBack();
      scrollBack();
    },
    hide(selectors) {
      requests.add(selectors);
      if (undo !== undefined) hideFound(selectors);
      return () => void requests.delete(selectors);
    },
  };
}

/** Disables a style sheet unless it defines fonts, which the shop may use. */
function disable(page: Document, sheet: CSSStyleSheet): boolean {
  const fonts = page.fonts.size;
  sheet.disabled = true;
  if (page.fonts.size < fonts) sheet.disabled = false;
  return sheet.disabled;
}

/** Elements of a selector; none for an invalid one, because selectors are settings of a tenant. */
function findAll(page: Document, selector: string): Element[] {
  try {
    return [...page.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

function setStyle(element: HTMLElement | SVGElement, property: string, value: string) {
  const hadStyle = element.hasAttribute('style');
  const before = element.style.getPropertyValue(property);
  const priority = element.style.getPropertyPriority(property);
  element.style.setProperty(property, value, 'important');
  return () => {
    if (before === '') element.style.removeProperty(property);
    else element.style.setProperty(property, before, priority);
    // The read forces Chromium to serialise the attribute before it is removed.
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style');
  };
}
