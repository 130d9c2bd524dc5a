import type { Page } from 'playwright-core';
import type { Place } from './axe';

/** The layer that is on top, else the whole shop: selectors for `axeFindings`. What lies below a layer is inert. */
export const topLayer = async (page: Page): Promise<Place> =>
  (await page.locator('dialog[open]').count()) > 0 ? ['#webshop', 'dialog[open]'] : '#webshop';

/**
 * What scrolls sideways, one line each: the page, or something in a layer. Tabs, tables with a focus of their own and rows of pictures
 * may: they are reached by keyboard.
 */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shop = document.querySelector('#webshop')?.shadowRoot;
    const wide = [document.documentElement, ...(shop?.querySelectorAll('dialog, dialog *') ?? [])].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    );
    const mayScroll =
      '[tabindex], [role=tablist], .picture-slider__track, .thumbnails, .car-type-tabs, .recently-seen__list';
    return wide
      .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .filter((box) => !box.matches(mayScroll))
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth} px`);
  });
}

/** What can be pressed and is lower or narrower than `least` px, one line each. A link inside a sentence may be. */
export function smallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ([targets, smallest]) => {
      const shop = document.querySelector('#webshop')?.shadowRoot;
      const place = [...(shop?.querySelectorAll('dialog[open]') ?? [])].at(-1) ?? shop;
      if (!shop || !place) return ['no shop'];

      /** A field counts with the label around it. */
      const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();
      /** A press beside a small box still hits what it is grown with. */
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
      return [...place.querySelectorAll(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
        .filter((element) => !isLargeEnough(element))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
          return `${element.tagName} .${element.className} "${name}": ${width.toFixed()} × ${height.toFixed()} px`;
        });
    },
    [selector, least] as const,
  );
}
