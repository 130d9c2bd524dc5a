import type { Page } from 'playwright-core';
import type { Place } from './axe';
import { atRest } from './place';

/** Place for `axeFindings`: the top layer, else a part of the shop, else the whole shop. Everything below a layer is inert. */
export async function topLayer(page: Page, part?: string): Promise<Place> {
  if (await atRest(page, () => page.locator('dialog[open]').count())) return ['#webshop', 'dialog[open]'];
  return part === undefined ? '#webshop' : ['#webshop', part];
}

/** One line each; tabs, focusable tables and rows of pictures can be scrolled by keyboard. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(cutTextsInPage);
export const overflows = (page: Page): Promise<string[]> => page.evaluate(overflowsInPage);

const ANY_TARGET = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
const MAIN_TARGET = '.button:not(.button--small), .icon-button, .control, [role=tab], summary, .option-card';

/**
 * One line for each overflow, for each target smaller than 24 px, or 44 px where it is a main one, and for each credit without its
 * warning (rules/law: credit warning); all in one evaluation.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  const [any, main] = [ANY_TARGET, MAIN_TARGET].map((selector) => JSON.stringify(selector));
  return page.evaluate<string[]>(`[
    ...(${String(overflowsInPage)})(),
    ...(${String(cutTextsInPage)})(),
    ...(${String(smallTargetsInPage)})(${any}, 24),
    ...(${String(smallTargetsInPage)})(${main}, 44),
    ...(${String(unwarnedCreditsInPage)})().map((text) => 'credit without its warning: ' + text),
  ]`);
}

// Run in the page, from their own text: nothing of this file is known there.

function overflowsInPage(): string[] {
  const shop = document.querySelector('#webshop')?.shadowRoot;
  const wide = [document.documentElement, ...(shop?.querySelectorAll('dialog, dialog *') ?? [])].filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );
  // The shop clips what lies outside, which no scroll width tells.
  const outside = [...(shop?.querySelectorAll('.list-table button') ?? [])].filter(
    (button) => button.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
  );
  const mayScroll =
    '[tabindex], [role=tablist], .picture-slider__track, .header-carousel__track, .thumbnails, .car-type-tabs, .recently-seen__list';
  return [
    ...outside.map((button) => `outside: ${button.getAttribute('aria-label') ?? ''}`),
    ...wide
      .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .filter((box) => !box.matches(mayScroll))
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth} px`),
  ];
}

/** Texts that reach over an edge of what clips them, unless they are scrolled to, shortened with '…' or hidden. */
function cutTextsInPage(): string[] {
  const shop = document.querySelector('#webshop')?.shadowRoot?.querySelector('.shop');
  if (!shop) return ['no shop'];
  /** Box that clips a text by itself; none where clipping is wanted. */
  const clipOf = (box: Element | null): Element | undefined => {
    if (box === null || box === shop) return shop;
    const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
    if (overflowX === 'visible') return position === 'fixed' ? undefined : clipOf(box.parentElement);
    const isWanted = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    return isWanted || box.clientWidth <= 1 ? undefined : box;
  };
  const cut: string[] = [];
  const walker = document.createTreeWalker(shop, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const box = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const edges = width <= 1 ? undefined : clipOf(box)?.getBoundingClientRect();
    if (edges === undefined || (right <= edges.right + 1 && left >= edges.left - 1)) continue;
    const isShown = box?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    if (isShown) cut.push(`cut: ${box?.className ?? ''} "${text.textContent?.trim().slice(0, 40) ?? ''}"`);
  }
  return cut;
}

/** Targets smaller than `smallest` px; except links inside a sentence. */
function smallTargetsInPage(targets: string, smallest: number): string[] {
  const shop = document.querySelector('#webshop')?.shadowRoot;
  const place = [...(shop?.querySelectorAll('dialog[open]') ?? [])].at(-1) ?? shop;
  if (!shop || !place) return ['no shop'];

  /** A field includes the label around it. */
  const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();
  /** Includes a pseudo-element that extends the target. */
  const isHit = (element: Element, x: number, y: number) => element.contains(shop.elementFromPoint(x, y));
  const isLargeEnough = (element: Element) => {
    const { width, height } = boxOf(element);
    if (width >= smallest - 0.5 && height >= smallest - 0.5) return true;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top } = boxOf(element);
    const [x, y, reach] = [left + width / 2, top + height / 2, smallest / 2 - 1];
    return [-reach, reach].every(
      (by) => (width >= smallest || isHit(element, x + by, y)) && (height >= smallest || isHit(element, x, y + by)),
    );
  };
  const isInSentence = (element: Element) => element.matches('a') && getComputedStyle(element).display === 'inline';
  /** Drawn for the keyboard alone, once it has the focus. */
  const isForKeyboard = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
  return [...place.querySelectorAll(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInSentence(element) && !isForKeyboard(element))
    .filter((element) => !isLargeEnough(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.tagName} .${element.className} "${name}": ${width.toFixed()} × ${height.toFixed()} px`;
    });
}

/** Every card and comparison cell by itself, the rest of the screen or its uppermost layer as a whole. */
function unwarnedCreditsInPage(): string[] {
  const shop = document.querySelector('#webshop')?.shadowRoot;
  const place = [...(shop?.querySelectorAll('dialog[open]') ?? [])].at(-1) ?? shop?.querySelector('.shop');
  if (!(place instanceof HTMLElement)) return ['no shop'];
  const warning = 'Achtung! Kreditaufnahme kostet Geld.';
  /** Names of a credit; what the visitor searches by, consents and the visitor’s own loan are no offer. */
  const isNamed = (text: string) => /(?<!laufende |noch eine )finanzier|kredit(?!aufnahme)|darlehen/i.test(text);
  const isNoOffer = (element: Element | null) =>
    element?.closest('.filter-form, .filter-sidebar, .chips, .frame-line, .privacy-settings') != null;
  const own = [...place.querySelectorAll<HTMLElement>('.vehicle-card, td')].filter((box) => isNamed(box.innerText));
  const unwarned = own.filter((box) => !box.innerText.includes(warning)).map((box) => box.innerText.slice(0, 80));
  const names: string[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    if (isShown && isNamed(textContent ?? '') && !isNoOffer(parentElement)) names.push(textContent ?? '');
  }
  if (names.length > 0 && !place.innerText.includes(warning)) unwarned.push(names[0]?.slice(0, 80) ?? '');
  return unwarned;
}
