/** Measurements, run in every page of the bench before any other script. Milliseconds since the start of the navigation. */

export interface Change {
  pressed: number;
  painted: number;
  /** Response time of the platform, contained in the time between the two. */
  answer: number;
}

/** List of the admin area: its heading, and a part of the URL of its rows. */
export interface AdminPage {
  title: string;
  path: string;
}

/** Target of a press: its selector, and the start of its text or name. */
export interface Wanted {
  selector: string;
  name?: string;
}

declare global {
  interface Window {
    bench: typeof bench;
  }
}

performance.setResourceTimingBufferSize(100_000);
performance.mark('bench-page');

let longestInteraction = 0;
const longFrames: PerformanceEntry[] = [];

function observe(type: string, note: (entry: PerformanceEntry) => void, durationThreshold?: number): void {
  const options: PerformanceObserverInit & { durationThreshold?: number } = { type, buffered: true, durationThreshold };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}
observe('event', ({ duration }) => (longestInteraction = Math.max(longestInteraction, duration)), 16);
observe('long-animation-frame', (entry) => longFrames.push(entry));

/** The shop's shadow root, or the document of a peer. */
const root = () => document.querySelector('#webshop')?.shadowRoot ?? document;
const list = () => root().querySelector('.results');
/** Containers of the cards; of peers the list itself. */
const parts = () => {
  const whole = list();
  if (!whole) return [];
  return whole.querySelector('.results__chunk') ? [...whole.children] : [whole];
};
const idOf = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>('[data-vehicle-id]')?.dataset.vehicleId;
const count = () => {
  const all = parts();
  if (idOf(all.at(-1)?.lastElementChild) === undefined) return 0;
  return all.reduce((sum, { childElementCount }) => sum + childElementCount, 0);
};
/** Identifies the listed vehicles without reading a thousand cards. */
const listed = () => {
  const firstPage = [...(parts()[0]?.children ?? [])].slice(0, 12);
  return `${count()}: ${firstPage.map(idOf).join()}`;
};
const moreButton = () =>
  [...root().querySelectorAll('button')].find(({ textContent }) => textContent.includes('weitere Fahrzeuge laden'));

/** Rows of a list of the admin area under its heading. */
const adminRows = () => {
  const title = root().querySelector('h1')?.textContent ?? '';
  const rows = [...root().querySelectorAll<HTMLElement>('.list-table [data-entry]')];
  return { title, count: rows.length, ids: rows.map(({ dataset }) => dataset.entry).join() };
};

/** Resolves after the current frame is painted; a message event follows the rendering. */
function frameDone(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(performance.now());
    };
    port2.postMessage(null);
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));

/** Timeout of all waiting. */
const PATIENCE = 30_000;

async function painted(isThere: () => boolean): Promise<number> {
  const start = performance.now();
  do {
    if ((await nextFrame()) - start > PATIENCE) throw new Error('what should have been painted is not there');
  } while (!isThere());
  return frameDone();
}

/** The same by mutations, because checking in every frame would cause additional frames. */
async function paintedOnChange(isThere: () => boolean): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root(), { childList: true, subtree: true, attributes: true, characterData: true });
    setTimeout(() => reject(new Error('what should have been painted is not there')), PATIENCE);
  });
  await nextFrame();
  return frameDone();
}

function answerSince(start: number): number {
  const answers = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= start && entry.name.includes('/cars/property-values-extended'));
  return Math.max(0, ...answers.map(({ duration }) => duration));
}

/** Time from start to end with a pending request to that URL. */
function answeringWithin(start: number, end: number, path: string): number {
  const answers = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < end && entry.name.includes(path))
    .toSorted((a, b) => a.startTime - b.startTime);
  let [total, until] = [0, start];
  for (const { startTime, duration } of answers) {
    const to = Math.min(end, startTime + duration);
    total += Math.max(0, to - Math.max(until, startTime));
    until = Math.max(until, to);
  }
  return total;
}

/** Time of the next press or key. Not from `pointerdown`: the duration of the press is two round trips of the bench. */
const nextInput = () =>
  new Promise<number>((resolve) => {
    for (const type of ['click', 'input'])
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });

const newCards = () => painted(() => count() >= 12);

/** A filter of the shop and of the peers. */
const filter = () =>
  [...root().querySelectorAll('label')].some(({ textContent }) => textContent.includes('MwSt. ausweisbar'));

async function firstCards(): Promise<number> {
  const time = await newCards();
  performance.mark('first-cards');
  return time;
}

/** Number of elements and texts, without React's comments. */
function nodesIn(element: Element): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let nodes = 1;
  while (walker.nextNode()) nodes += 1;
  return nodes;
}

const bench = {
  /** Time of the paint of the first twelve vehicles. Sets the mark 'first-cards'. */
  firstCards: firstCards(),
  /** Time at which filters stand beside them. */
  usable: painted(() => count() >= 12 && filter()),
  /** Time of the paint of the twelve cards of a shop mounted later. */
  newCards,
  /** Measures the next click until other vehicles are painted. */
  async nextChange(): Promise<Change> {
    const before = listed();
    const pressed = await nextInput();
    const time = await paintedOnChange(() => listed() !== before);
    return { pressed, painted: time, answer: answerSince(pressed) };
  },
  /** Measures the next press or key until the admin list shows other rows, optionally under a given heading. */
  async nextRows({ title, path }: AdminPage): Promise<Change> {
    const before = adminRows();
    const pressed = await nextInput();
    const time = await paintedOnChange(() => {
      const now = adminRows();
      return now.title === title && now.count > 0 && (now.title !== before.title || now.ids !== before.ids);
    });
    return { pressed, painted: time, answer: answeringWithin(pressed, time, path) };
  },
  /** Measures the next click until another step of the checkout can be used. */
  async nextStep(): Promise<Change> {
    const heading = () => root().querySelector('.checkout__step h1')?.textContent ?? '';
    const before = heading();
    const pressed = await nextInput();
    const time = await paintedOnChange(
      () => heading() !== before && root().querySelector('.checkout__next:enabled') !== null,
    );
    return { pressed, painted: time, answer: 0 };
  },
  /** Clicks until a number of vehicles is listed, or all. */
  async fillList(wanted: number) {
    while (count() < wanted) {
      const button = moreButton();
      if (button === undefined) break;
      const before = listed();
      button.click();
      await painted(() => listed() !== before);
    }
    return count();
  },
  nodesPerCard() {
    const cards = [...root().querySelectorAll('.results .vehicle-card')];
    return cards.reduce((sum, card) => sum + nodesIn(card), 0) / cards.length;
  },
  /** Number of frames above 50 ms since a time of `performance.now()`; browsers report them with a delay. */
  async longFramesSince(start: number) {
    await pause(500);
    return longFrames.filter(({ startTime }) => startTime >= start).length;
  },
  /** Vehicle id of a card by its index. */
  vehicleAt(place: number) {
    const card = root().querySelectorAll<HTMLElement>('.results [data-vehicle-id]')[place];
    return card?.dataset.vehicleId ?? '';
  },
  /** Waits until a vehicle's page is painted. */
  vehicleShown: () => painted(() => root().querySelector('[role=tablist]')?.checkVisibility() === true),
  /** Time from Back to the paint of that vehicle's card in the viewport. */
  async goBackTo(vehicleId: string) {
    const start = performance.now();
    history.back();
    const isInView = () => {
      const card = root().querySelector(`.vehicle-card[data-vehicle-id="${vehicleId}"]`);
      // The list hidden behind the vehicle has a box as well; measuring it would add a layout.
      if (!card?.checkVisibility()) return false;
      const box = card.getBoundingClientRect();
      return box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    };
    return (await painted(isInView)) - start;
  },
  /** Centre of the first matching element, scrolled into view. */
  placeOf({ selector, name = '' }: Wanted) {
    const isNamed = (element: Element) =>
      [element.textContent.trim(), element.getAttribute('aria-label')].some((text) => text?.startsWith(name));
    const element = [...root().querySelectorAll(selector)].find(isNamed);
    if (element === undefined) throw new Error(`there is no ${selector} „${name}“`);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
  /** Requests that began before a time, as a table: start, end, file. */
  waterfall: (until: number) =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < until)
      .map(({ startTime, responseEnd, name }) => {
        const time = (value: number) => value.toFixed().padStart(6);
        const bar = `${' '.repeat(startTime / 50)}${'█'.repeat(Math.max(1, (responseEnd - startTime) / 50))}`;
        const file = new URL(name).pathname.split('/').at(-1) ?? '';
        return `${time(startTime)} ${time(responseEnd)}  ${file.slice(0, 40).padEnd(40)} ${bar}`;
      })
      .join('\n'),
  /** Longest time from input to the next frame since the last call (steps of 8 ms, 0 for less than 16). */
  longestInteraction() {
    const longest = longestInteraction;
    longestInteraction = 0;
    return longest;
  },
};
window.bench = bench;
