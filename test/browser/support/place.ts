import type { Page } from 'playwright-core';

/** Something of the shop that the visitor looks at, and where it stands in the window, px. */
export interface SeenPart {
  name: string;
  top: number;
}

/** What can be found again after a reload: cards by their vehicle, headings and questions by their words. */
const PARTS = '[data-vehicle-id], h1, h2, h3, h4, legend, dt, label, summary, th';

/** The part of the shop nearest to the middle of the window, once nothing moves any more; without a shop there, the page's own `[data-seen]`. */
export async function seenPart(page: Page): Promise<SeenPart> {
  await untilStill(page);
  const [first] = await page.evaluate(
    ([parts]) => {
      const middle = window.innerHeight / 2;
      const root = document.querySelector('#webshop')?.shadowRoot;
      const all = [...(root?.querySelectorAll(parts ?? '') ?? []), ...document.querySelectorAll('[data-seen]')];
      const nameOf = (element: Element) =>
        element.getAttribute('data-vehicle-id') ?? `${element.tagName} ${element.textContent.trim().slice(0, 60)}`;
      const names = all.map(nameOf);
      return all
        .flatMap((element, at) => {
          const { top, height } = element.getBoundingClientRect();
          const name = names[at] ?? '';
          const isCardThere = element.hasAttribute('data-vehicle-id') && top <= middle && top + height > middle;
          // Other elements of a card may have the number of its vehicle, too.
          const isFound = names.indexOf(name) === (isCardThere ? at : names.lastIndexOf(name));
          const distance = isCardThere ? 0 : Math.abs(top + Math.min(height, 40) / 2 - middle);
          return isFound && height > 0 ? [{ name, top, distance }] : [];
        })
        .toSorted((a, b) => a.distance - b.distance)
        .map(({ name, top }) => ({ name, top }));
    },
    [PARTS],
  );
  if (first === undefined) throw new Error('nothing of the shop or the page is seen');
  return first;
}

/** Where a part stands now, px; NaN where it is not there. */
export async function placeOf(page: Page, { name }: SeenPart): Promise<number> {
  await untilStill(page);
  return page.evaluate(
    ([parts, wanted]) => {
      const root = document.querySelector('#webshop')?.shadowRoot;
      const all = [...(root?.querySelectorAll(parts ?? '') ?? []), ...document.querySelectorAll('[data-seen]')];
      const found = all.find(
        (element) =>
          (element.getAttribute('data-vehicle-id') ??
            `${element.tagName} ${element.textContent.trim().slice(0, 60)}`) === wanted,
      );
      return found?.getBoundingClientRect().top ?? NaN;
    },
    [PARTS, name],
  );
}

/** Until neither the scroll position nor the height of the page has changed for half a second and no part of the shop is being loaded. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isBusy = () => document.querySelector('#webshop')?.shadowRoot?.querySelector('[aria-busy="true"]') != null;
    const state = () => `${window.scrollY} ${document.documentElement.scrollHeight}`;
    let last = state();
    let since = performance.now();
    while (performance.now() - since < 500) {
      await new Promise(requestAnimationFrame);
      const now = state();
      if (now !== last || isBusy()) since = performance.now();
      last = now;
    }
  });
}
