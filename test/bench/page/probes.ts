/** Runs in every page of the bench before anything else, and keeps the time. Milliseconds since the navigation began. */

export interface Change {
  pressed: number;
  painted: number;
  /** How long the platform took to answer; part of the time between the two. */
  answer: number;
}

/** A list of the admin area: its heading, and a part of the address that its rows come from. */
export interface AdminPage {
  title: string;
  path: string;
}

/** Something to press: its selector, and how its text or its name begins. */
export interface Wanted {
  selector: string;
  name?: string;
}

/** Milliseconds, and numbers of frames. */
export interface Frames {
  longest: number;
  over50: number;
  frames: number;
}

export interface Probes {
  /** When the first twelve vehicles are painted. Sets the mark 'first-cards'. */
  firstCards: Promise<number>;
  /** When the twelve cards of a shop that was mounted later are painted. */
  newCards: () => Promise<number>;
  /** Watches the next click until other vehicles are painted. */
  nextChange: () => Promise<Change>;
  /** Clicks until so many vehicles are listed (or all). */
  fillList: (count: number) => Promise<number>;
  /** Scrolls from the beginning of the list to its end, a step each frame. */
  scrollToEnd: (step: number) => Promise<Frames>;
  /** Elements and texts of a card, on average. */
  nodesPerCard: () => number;
  /** Scrolls at the beginning, in the middle and near the end of the page, a step each frame; the longest of them. */
  scrollThrough: (step: number) => Promise<Frames>;
  /** Id of the vehicle on a card of the list, counted from 0. */
  vehicleAt: (place: number) => string;
  /** Goes back; how long until the card of that vehicle is painted within the view. */
  goBackTo: (vehicleId: string) => Promise<number>;
  /** Watches the next press or letter until the list of the admin area shows other rows, under that heading where one is named. */
  nextRows: (page: AdminPage) => Promise<Change>;
  /** The middle of the first such element, scrolled into view. */
  placeOf: (wanted: Wanted) => { x: number; y: number };
  /** Sum of the shifts that no press explains. */
  layoutShift: () => number;
  /** Longest from a press or key to the next frame (steps of 8 ms, 0 for less than 16) since the last call. */
  longestInteraction: () => number;
}

declare global {
  interface Window {
    bench: Probes;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;

performance.setResourceTimingBufferSize(100_000);
performance.mark('bench-page');

let shifted = 0;
let longestInteraction = 0;
const longFrames: PerformanceEntry[] = [];

function observe(type: string, note: (entry: PerformanceEntry) => void, durationThreshold?: number): void {
  const options: PerformanceObserverInit & { durationThreshold?: number } = { type, buffered: true, durationThreshold };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}
observe('layout-shift', (entry) => {
  if (isLayoutShift(entry) && !entry.hadRecentInput) shifted += entry.value;
});
observe('event', ({ duration }) => (longestInteraction = Math.max(longestInteraction, duration)), 16);
observe('long-animation-frame', (entry) => longFrames.push(entry));

/** The shop's shadow root, or the page itself where a peer is measured. */
const root = () => document.querySelector('#webshop')?.shadowRoot ?? document;
const list = () => root().querySelector('.results');
/** The parts in which the cards of the list stand; the peers have them in the list itself. */
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
/** Says what is listed, without looking at a thousand cards. */
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

/** After the frame that is being made is on its way to the screen: a message comes behind the rendering. */
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

/** Frames of one stretch of scrolling. */
const STRETCH = 80;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));

/** Nothing that is waited for takes longer. */
const PATIENCE = 30_000;

async function painted(isThere: () => boolean): Promise<number> {
  const start = performance.now();
  do {
    if ((await nextFrame()) - start > PATIENCE) throw new Error('what should have been painted is not there');
  } while (!isThere());
  return frameDone();
}

/** The same, looked at when something changes: a look in every frame has the page make frames that nobody else wants. */
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

/** How much of the time from start to end the platform was asked for something at that address, one answer after another or at once. */
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

const newCards = () => painted(() => count() >= 12);

async function firstCards(): Promise<number> {
  const time = await newCards();
  performance.mark('first-cards');
  return time;
}

async function scrollOn(step: number, isDone: (frame: number) => boolean): Promise<Frames> {
  const durations: number[] = [];
  const begin = performance.now();
  for (let frame = 0; !isDone(frame); frame += 1) {
    const start = await nextFrame();
    scrollBy({ top: step, behavior: 'instant' });
    durations.push((await frameDone()) - start);
  }
  // The browser tells of long frames with some delay.
  await pause(500);
  const long = longFrames.filter(({ startTime }) => startTime >= begin).map(({ duration }) => duration);
  return { longest: Math.max(...durations, ...long), over50: long.length, frames: durations.length };
}

/** Elements and texts; what React keeps as a comment is none. */
function nodesIn(element: Element): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let nodes = 1;
  while (walker.nextNode()) nodes += 1;
  return nodes;
}

window.bench = {
  firstCards: firstCards(),
  newCards,
  async nextChange() {
    const before = listed();
    const pressed = await new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const time = await paintedOnChange(() => listed() !== before);
    return { pressed, painted: time, answer: answerSince(pressed) };
  },
  async nextRows({ title, path }) {
    const before = adminRows();
    const pressed = await new Promise<number>((resolve) => {
      // Not from `pointerdown`: how long the finger stays down is not the page's, and here it is two round trips of the bench.
      for (const type of ['click', 'input'])
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const time = await paintedOnChange(() => {
      const now = adminRows();
      return now.title === title && now.count > 0 && (now.title !== before.title || now.ids !== before.ids);
    });
    return { pressed, painted: time, answer: answeringWithin(pressed, time, path) };
  },
  async fillList(wanted) {
    while (count() < wanted) {
      const button = moreButton();
      if (button === undefined) break;
      const before = listed();
      button.click();
      await painted(() => listed() !== before);
    }
    return count();
  },
  async scrollToEnd(step) {
    scrollTo({ top: 0, behavior: 'instant' });
    await pause(1000);
    return scrollOn(step, () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  },
  nodesPerCard() {
    const cards = [...root().querySelectorAll('.results .vehicle-card')];
    return cards.reduce((sum, card) => sum + nodesIn(card), 0) / cards.length;
  },
  async scrollThrough(step) {
    const stretches: Frames[] = [];
    for (const part of [0, 0.5, 0.9]) {
      scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
      await pause(1000);
      stretches.push(await scrollOn(step, (frame) => frame === STRETCH));
    }
    return stretches.reduce((sum, { longest, over50, frames }) => ({
      longest: Math.max(sum.longest, longest),
      over50: sum.over50 + over50,
      frames: sum.frames + frames,
    }));
  },
  vehicleAt(place) {
    const card = root().querySelectorAll<HTMLElement>('.results [data-vehicle-id]')[place];
    return card?.dataset.vehicleId ?? '';
  },
  async goBackTo(vehicleId) {
    const start = performance.now();
    history.back();
    const isInView = () => {
      const card = root().querySelector(`.vehicle-card[data-vehicle-id="${vehicleId}"]`);
      // What is kept behind the vehicle has a box too; to ask for it would be work that the shop does not do.
      if (!card?.checkVisibility()) return false;
      const box = card.getBoundingClientRect();
      return box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    };
    return (await painted(isInView)) - start;
  },
  placeOf({ selector, name = '' }) {
    const isNamed = (element: Element) =>
      [element.textContent.trim(), element.getAttribute('aria-label')].some((text) => text?.startsWith(name));
    const element = [...root().querySelectorAll(selector)].find(isNamed);
    if (element === undefined) throw new Error(`there is no ${selector} „${name}“`);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
  layoutShift: () => shifted,
  longestInteraction() {
    const longest = longestInteraction;
    longestInteraction = 0;
    return longest;
  },
};
