import { setTimeout as pause } from 'node:timers/promises';
import { held, heldToPeer, median, type Row } from '../report';
import { LATENCY, LISTENING_MS, SLOWDOWN, type QuietVisit, type Stage } from '../stage';
import { pageOf, takeTurns } from '../subjects';

/** Pixels per frame of a fast fling. */
const STEP = 400;
/** Numbers of cards at which the list is measured. */
const MIDDLE = 312;
const LONG = 1000;
/** Time for what scrolling to the button starts, ms. */
const REST_MS = 500;
const MORE = { selector: 'button', name: '12 weitere Fahrzeuge laden' };

/** List that grows to a thousand vehicles: loading more, scrolling, and memory. */
export async function measureLongList(stage: Stage): Promise<Row[]> {
  const visits = await takeTurns(['module', 'instantSearch', 'lean'], stage.runs, async (subject) => {
    const visit = await stage.visit(pageOf(subject, { isEveryType: true }), { stock: 'large' });
    const { page } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await visit.settled();
    const atFirst = await loadMore(visit);
    await fill(visit, MIDDLE);
    const heap = await page.heap();
    const nodes = await page.evaluate(() => window.bench.nodesPerCard());
    const scrolledMiddle = await page.evaluate((step) => window.bench.scrollToEnd(step), STEP);
    const atMiddle = await loadMore(visit);
    await fill(visit, LONG);
    const atLong = await loadMore(visit);
    const scrolledLong = await page.evaluate((step) => window.bench.scrollThrough(step), STEP);
    await page.close();
    return { atFirst, atMiddle, atLong, heap, nodes, scrolledMiddle, scrolledLong };
  });
  type Figures = (typeof visits.module)[number];
  const all = (what: string, unit: string, figureOf: (figures: Figures) => number, digits?: number) => ({
    what,
    unit,
    digits,
    value: median(visits.module.map(figureOf)),
    peer: median(visits.instantSearch.map(figureOf)),
    lean: median(visits.lean.map(figureOf)),
  });
  const toPeer = (measured: ReturnType<typeof all>) => heldToPeer({ ...measured, maxRatio: 1 });
  const scrolled = (count: number, key: 'scrolledMiddle' | 'scrolledLong') => [
    held({ ...all(`${count} cards scrolled: frames above 50 ms`, '', (figures) => figures[key].over50), max: 0 }),
    held({ ...all(`${count} cards scrolled: longest frame`, 'ms', (figures) => figures[key].longest), max: 50 }),
  ];
  return [
    toPeer(all('12 more → painted, answer taken off: the first 12', 'ms', ({ atFirst }) => atFirst)),
    toPeer(all('12 more at 312', 'ms', ({ atMiddle }) => atMiddle)),
    toPeer(all('12 more at 1,000', 'ms', ({ atLong }) => atLong)),
    ...scrolled(MIDDLE, 'scrolledMiddle'),
    ...scrolled(LONG, 'scrolledLong'),
    held({ ...all('document nodes (elements and texts) a card', '', ({ nodes }) => nodes, 1), max: 50 }),
    heldToPeer({ ...all('heap at 312 cards', 'MB', ({ heap }) => heap / 1_000_000, 1), maxRatio: 0.5 }),
  ];
}

/** Loads more until a number of vehicles is listed. */
async function fill({ page, platform, settled }: QuietVisit, wanted: number): Promise<void> {
  await page.slowDown(1);
  platform.latency = 0;
  const count = await page.evaluate((cards) => window.bench.fillList(cards), wanted);
  if (count < wanted) throw new Error(`the list ends at ${count} vehicles`);
  platform.latency = LATENCY;
  await page.slowDown(SLOWDOWN);
  await settled();
}

async function loadMore({ page }: QuietVisit): Promise<number> {
  await page.evaluate((wanted) => window.bench.placeOf(wanted), MORE);
  await pause(REST_MS);
  const change = page.evaluate(() => window.bench.nextChange());
  await pause(LISTENING_MS);
  await page.press(MORE);
  const { pressed, painted, answer } = await change;
  return painted - pressed - answer;
}
