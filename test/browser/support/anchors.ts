import type { Frame, Page } from 'playwright-core';
import { settle } from './watch';

/** Position of an element in the viewport once nothing is loading and it has stood still for some frames, px. */
export async function restingPlace(page: Page | Frame, selector: string): Promise<number> {
  await settle('page' in page ? page.page() : page);
  return page.evaluate(async (target) => {
    const place = () => Math.round(document.querySelector(target)?.getBoundingClientRect().top ?? NaN);
    let last = place();
    for (let still = 0; still < 8; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = place();
      if (now !== last) still = 0;
      last = now;
    }
    return last;
  }, selector);
}

/** Click without scrolling to the element. */
export const press = (page: Page | Frame, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click());
