import type { Frame, Page } from 'playwright-core';

/** Position of an element in the viewport once the layout is stable, px. */
export function restingPlace(page: Page | Frame, selector: string): Promise<number> {
  return page.evaluate(async (target) => {
    const place = () => Math.round(document.querySelector(target)?.getBoundingClientRect().top ?? NaN);
    let last = place();
    for (let frames = 0; frames < 40; frames += 1) {
      await new Promise(requestAnimationFrame);
      const now = place();
      if (now !== last) frames = 0;
      last = now;
    }
    return last;
  }, selector);
}

/** Click without scrolling to the element. */
export const press = (page: Page | Frame, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click());
