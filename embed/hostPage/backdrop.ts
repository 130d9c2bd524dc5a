/** The page behind an open overlay: hidden elements, style sheets at rest, no scrolling; all of it given back. */
export interface Backdrop {
  cover: () => void;
  /** @param giveFocusBack Runs when everything can be seen again, and before the page is scrolled to where it was. */
  uncover: (giveFocusBack: () => void) => void;
  /** Hides what these selectors find while the page is covered. */
  hide: (selectors: readonly string[]) => () => void;
}

/** Longhands, so that what the page has set for one direction is found and given back. */
const LOCKED = { 'overflow-x': 'hidden', 'overflow-y': 'hidden' };

/**
 * Pictures without their style sheets are as wide as their files, and a phone makes the layout of the whole page as wide as what it holds. Positioned, so that
 * it clips what is taken out of the flow, too.
 */
const CLIPPED = {
  'overflow-x': 'clip',
  'overflow-y': 'clip',
  position: 'relative',
  'min-width': '0',
  'max-width': '100%',
};

/** @param mountElement Neither it nor anything around it is ever hidden: the shop lives there. */
export function createBackdrop(mountElement: Element, page: Document = document): Backdrop {
  const requests = new Set<readonly string[]>();
  let undo: (() => void)[] | undefined;
  let scrollBack: () => void = () => undefined;

  function hideFound(selectors: readonly string[]) {
    for (const element of selectors.flatMap((selector) => findAll(page, selector))) {
      if (element.contains(mountElement) || !(element instanceof HTMLElement || element instanceof SVGElement))
        continue;
      undo?.push(setStyle(element, 'display', 'none'));
    }
  }

  return {
    cover() {
      if (undo !== undefined) return;
      const left = window.scrollX;
      const top = window.scrollY;
      scrollBack = () => window.scrollTo({ left, top, behavior: 'instant' });
      undo = [];
      for (const [element, styles] of [
        [page.documentElement, LOCKED],
        [page.body, CLIPPED],
      ] as const) {
        for (const [property, value] of Object.entries(styles)) undo.push(setStyle(element, property, value));
      }
      for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
        if (!sheet.disabled && disable(page, sheet)) undo.push(() => (sheet.disabled = false));
      }
      for (const selectors of requests) hideFound(selectors);
    },
    uncover(giveFocusBack) {
      if (undo === undefined) return;
      for (const step of undo.reverse()) step();
      undo = undefined;
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

/** A sheet that brings fonts stays: the shop may be set in them, and nothing else of it reaches the shop. */
function disable(page: Document, sheet: CSSStyleSheet): boolean {
  const fonts = page.fonts.size;
  sheet.disabled = true;
  if (page.fonts.size < fonts) sheet.disabled = false;
  return sheet.disabled;
}

/** A tenant's setting may hold anything: a selector that cannot be read finds nothing. */
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
    // Read, so that Chromium has written the attribute before it is taken away.
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style');
  };
}
