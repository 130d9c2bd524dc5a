import { shopHash } from '../../src/lib/history/shopHash';

/** Upper edge of an element in the window, px. */
export const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The area that scrolls an element: an ancestor with a scrollbar of its own, else the page. Shadow roots are passed through. */
export function scrollerOf(element: Element): Element | null {
  for (let around = parentOf(element); around !== null; around = parentOf(around)) {
    // What is set on `body` counts for the window, unless `html` has something of its own.
    if (around === document.body && overflowOf(document.documentElement) === 'visible') break;
    if (/auto|scroll/.test(overflowOf(around)) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement;
}

function parentOf({ assignedSlot, parentNode, parentElement }: Element): Element | null {
  return assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : parentElement);
}

/** Where the area that scrolls an element stands in the window, px: all of it for the page itself; `top` is never above the window. */
export function scrollerBox(element: Element): { top: number; left: number; width: number } {
  const scroller = scrollerOf(element);
  if (scroller === null || scroller === document.scrollingElement) return { top: 0, left: 0, width: window.innerWidth };
  const { top, left, width } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top + scroller.clientTop), left, width };
}

const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

/** Whether a jump to the element would end here: in the upper half of the window, or as far up as the page can be scrolled. */
export function isJumpedTo(element: Element): boolean {
  const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scrollerOf(element) ?? {};
  return topOf(element) <= window.innerHeight / 2 || scrollTop + clientHeight >= scrollHeight - 2;
}

/** Whether a part of the element is in the window. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** An element of the page that is in the window and scrolls with the shop; none where the shop fills the window. */
export function shownBeside(shop: Element): Element | undefined {
  const scroller = scrollerOf(shop);
  return [0.25, 0.5, 0.75]
    .map((part) => document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part))
    .find(
      (found): found is Element =>
        found !== null &&
        !shop.contains(found) &&
        !found.contains(shop) &&
        scroller?.contains(found) === true &&
        !isFixed(found),
    );
}

function isFixed(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  return element.parentElement !== null && isFixed(element.parentElement);
}

/** Whether a press on it makes the shop itself scroll: a link to an address of the shop, or one of its openers. */
export function opensShop(node: EventTarget): boolean {
  if (!(node instanceof HTMLElement)) return false;
  if (node.dataset.webshopOpen !== undefined) return true;
  return node instanceof HTMLAnchorElement && shopHash().read(node.href) !== undefined;
}

/** The element that a link of the page leads to, where that is one of its own anchors. */
export const anchorOf = (node: EventTarget) => (node instanceof HTMLAnchorElement ? anchorNamed(node.hash) : undefined);

/** The anchor of the page that its address names. Hosts that write the history by script (Turbo) leave `:target` without an element. */
export const anchorOfAddress = () => document.querySelector(':target') ?? anchorNamed(location.hash);

function anchorNamed(hash: string): Element | undefined {
  const name = hash.slice(1);
  if (name === '') return undefined;
  return document.getElementById(name) ?? undefined;
}
