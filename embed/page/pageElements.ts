import { shopHash } from '../../src/domain/shopHash';
import { safeDecode } from '../../src/lib/safeDecode';

/** In the window, px. */
export const topOf = (element: Element) => element.getBoundingClientRect().top;

/** An ancestor with its own scrollbar, also outside a shadow root, else the page. */
export function scrollerOf(element: Element): Element | null {
  for (let around = parentOf(element); around !== null; around = parentOf(around)) {
    // The window takes the overflow of `body`, unless `html` sets its own.
    if (around === document.body && overflowOf(document.documentElement) === 'visible') break;
    if (canScroll(around)) return around;
  }
  return document.scrollingElement;
}

export const canScroll = (element: Element) =>
  /auto|scroll/.test(overflowOf(element)) && element.scrollHeight > element.clientHeight;

/** Out of a shadow tree, too. */
export function parentOf({ assignedSlot, parentNode, parentElement }: Element): Element | null {
  return assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : parentElement);
}

/** In the window, px: the whole window for the page; `top` is never negative. */
export function scrollerBox(element: Element): { top: number; left: number; width: number } {
  const scroller = scrollerOf(element);
  if (scroller === null || scroller === document.scrollingElement) return { top: 0, left: 0, width: window.innerWidth };
  const { top, left, width } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top + scroller.clientTop), left, width };
}

const overflowOf = (element: Element) => getComputedStyle(element).overflowY;

/** In the window's upper half, or the page is at its end. */
export function isJumpedTo(element: Element): boolean {
  const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scrollerOf(element) ?? {};
  return topOf(element) <= window.innerHeight / 2 || scrollTop + clientHeight >= scrollHeight - 2;
}

export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** There browsers anchor nothing: the visitor wants to see the beginning. */
export const isAtTop = (shop: Element) => (scrollerOf(shop)?.scrollTop ?? 0) <= 0;

/** In the window, scrolls with the shop; `undefined`: the shop fills the window. */
export function shownBeside(shop: Element): Element | undefined {
  const scroller = scrollerOf(shop);
  return [0.25, 0.5, 0.75]
    .map((part) => document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part))
    .find(
      (element): element is Element =>
        element !== null &&
        !shop.contains(element) &&
        !element.contains(shop) &&
        scroller?.contains(element) === true &&
        !isFixed(element),
    );
}

function isFixed(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  return element.parentElement !== null && isFixed(element.parentElement);
}

/** `data-webshop-open`; `undefined` without one. */
export const pathOpenedBy = (node: EventTarget): string | undefined =>
  node instanceof Element ? (node.getAttribute('data-webshop-open') ?? undefined) : undefined;

export function opensShop(node: EventTarget): boolean {
  if (pathOpenedBy(node) !== undefined) return true;
  return node instanceof HTMLAnchorElement && shopHash().read(node.href) !== undefined;
}

export const anchorOf = (node: EventTarget) => (node instanceof HTMLAnchorElement ? anchorNamed(node.hash) : undefined);

/** Not `:target`, which ignores history written by script. */
export const anchorOfAddress = () => anchorNamed(location.hash);

/** Like browsers: name as written, then decoded ('#%C3%BCber-uns'), also `<a name>`. */
function anchorNamed(hash: string): Element | undefined {
  const name = hash.slice(1);
  if (name === '') return undefined;
  const decoded = safeDecode(name);
  return (
    document.getElementById(name) ??
    document.getElementById(decoded) ??
    document.querySelector(`a[name="${CSS.escape(decoded)}"]`) ??
    undefined
  );
}
