import type { Page } from 'playwright-core';
import { settle } from './watch';

/** Element of the shop in the viewport, with its position, px. */
interface SeenPart {
  name: string;
  top: number;
}

/** Elements that can be identified after a reload: cards by vehicle, headings and questions by text. */
const PARTS = '[data-vehicle-id], h1, h2, h3, h4, legend, dt, label, summary, th';

/** Element nearest to the middle of the viewport once the layout is stable; outside of the shop the page's `[data-seen]`. */
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
          // Other elements of a card may have its vehicle's id as well.
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

/** Current position of an element, px; NaN if it is missing. */
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

/** What is read once the page has come to rest: what is read at once may be of a page that is still changing. */
export async function atRest<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  await untilStill(page);
  return read();
}

/** Frames in which a page that is waited for has to do something: ten seconds, and more where a slow machine paints fewer than sixty in each. */
const FRAMES = 600;

/** Scrolls by the wheel at a place of the window, and waits until something has moved. */
export async function wheel(page: Page, distance: number): Promise<void> {
  const listener = await page.evaluateHandle(
    (most) => ({
      scrolled: new Promise<void>((resolve, reject) => {
        // Scrolling of a layer is not heard outside of its shadow tree.
        for (const root of [document, document.querySelector('#webshop')?.shadowRoot])
          root?.addEventListener('scroll', () => resolve(), { capture: true, once: true });
        const giveUp = (left: number) =>
          left > 0 ? requestAnimationFrame(() => giveUp(left - 1)) : reject(new Error('nothing has scrolled'));
        giveUp(most);
      }),
    }),
    FRAMES,
  );
  await page.mouse.wheel(0, distance);
  await listener.evaluate(({ scrolled }) => scrolled);
}

/** Waits until nothing is loading or busy, and the page has stood still for some frames. */
export async function untilStill(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(async (most) => {
    const root = document.querySelector('#webshop')?.shadowRoot;
    const isBusy = () => root?.querySelector('[aria-busy="true"]') != null;
    // In a layer the cards are what moves.
    const state = () => {
      const card = root?.querySelector('[data-vehicle-id]')?.getBoundingClientRect().top ?? 0;
      return `${window.scrollY} ${document.documentElement.scrollHeight} ${card}`;
    };
    let last = state();
    for (let still = 0, frames = 0; still < 8; still += 1, frames += 1) {
      if (frames > most) throw new Error(isBusy() ? 'something is still busy' : 'the page does not stand still');
      await new Promise(requestAnimationFrame);
      const now = state();
      if (now !== last || isBusy()) still = 0;
      last = now;
    }
  }, FRAMES);
}
