/** All reversible. */
export interface Backdrop {
  /** The page does not scroll; what covers the overlay stays usable. */
  lock: () => void;
  cover: () => void;
  /** @param giveFocusBack when all is visible, before scrolling back */
  uncover: (giveFocusBack: () => void) => void;
  /** While the page is covered. @returns cancels it for later openings */
  hide: (selectors: readonly string[]) => () => void;
}

/** Longhands: the page may set one direction only. */
const LOCKED = { 'overflow-x': 'hidden', 'overflow-y': 'hidden' };

/** Without style sheets a phone widens its viewport to the widest picture; positioned: clips absolute elements. */
const CLIPPED = {
  'overflow-x': 'clip',
  'overflow-y': 'clip',
  position: 'relative',
  'min-width': '0',
  'max-width': '100%',
};

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

/** Not one with fonts, which the shop may use. */
function disable(page: Document, sheet: CSSStyleSheet): boolean {
  const fonts = page.fonts.size;
  sheet.disabled = true;
  if (page.fonts.size < fonts) sheet.disabled = false;
  return sheet.disabled;
}

/** None for an invalid selector: a tenant's setting. */
function findAll(page: Document, selector: string): Element[] {
  try {
    return [...page.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** @returns gives it back */
export function setStyle(element: HTMLElement | SVGElement, property: string, value: string): () => void {
  const hadStyle = element.hasAttribute('style');
  const before = element.style.getPropertyValue(property);
  const priority = element.style.getPropertyPriority(property);
  element.style.setProperty(property, value, 'important');
  return () => {
    if (before === '') element.style.removeProperty(property);
    else element.style.setProperty(property, before, priority);
    // Chromium serialises the attribute only when read.
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style');
  };
}
