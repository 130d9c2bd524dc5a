import type { Page } from 'playwright-core';
import { held, heldToPeer, median, type Row } from '../report';
import { LATENCY, type Stage, type Visit } from '../stage';
import { pageOf, takeTurns } from '../subjects';

/** Pixels per frame of a fast fling. */
const STEP = 400;
/** Numbers of cards at which the list is measured. */
const MIDDLE = 312;
const LONG = 1000;

/** List that grows to a thousand vehicles: loading more, scrolling, and memory. */
export async function measureLongList(stage: Stage): Promise<Row[]> {
  const visits = await takeTurns(['module', 'instantSearch'], stage.runs, async (subject) => {
    const visit = await stage.open(pageOf(subject, { isEveryType: true }), { stock: 'large' });
    const { page } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await page.waitForLoadState('networkidle');
    const atFirst = await loadMore(page);
    await fill(visit, MIDDLE);
    const heap = await heapOf(visit);
    const nodes = await page.evaluate(() => window.bench.nodesPerCard());
    const scrolledMiddle = await page.evaluate((step) => window.bench.scrollToEnd(step), STEP);
    const atMiddle = await loadMore(page);
    await fill(visit, LONG);
    const atLong = await loadMore(page);
    const scrolledLong = await page.evaluate((step) => window.bench.scrollThrough(step), STEP);
    await visit.close();
    return { atFirst, atMiddle, atLong, heap, nodes, scrolledMiddle, scrolledLong };
  });
  type Figures = (typeof visits.module)[number];
  const both = (what: string, unit: string, figureOf: (figures: Figures) => number, digits?: number) => ({
    what,
    unit,
    digits,
    value: median(visits.module.map(figureOf)),
    peer: median(visits.instantSearch.map(figureOf)),
  });
  const toPeer = (measured: ReturnType<typeof both>) => heldToPeer({ ...measured, maxRatio: 1 });
  const scrolled = (count: number, key: 'scrolledMiddle' | 'scrolledLong') => [
    held({ ...both(`${count} cards scrolled: frames above 50 ms`, '', (figures) => figures[key].over50), max: 0 }),
    held({ ...both(`${count} cards scrolled: longest frame`, 'ms', (figures) => figures[key].longest), max: 50 }),
  ];
  return [
    toPeer(both('12 more → painted, answer taken off: the first 12', 'ms', ({ atFirst }) => atFirst)),
    toPeer(both('12 more at 312', 'ms', ({ atMiddle }) => atMiddle)),
    toPeer(both('12 more at 1,000', 'ms', ({ atLong }) => atLong)),
    ...scrolled(MIDDLE, 'scrolledMiddle'),
    ...scrolled(LONG, 'scrolledLong'),
    held({ ...both('document nodes (elements and texts) a card', '', ({ nodes }) => nodes, 1), max: 50 }),
    heldToPeer({ ...both('heap at 312 cards', 'MB', ({ heap }) => heap / 1_000_000, 1), maxRatio: 0.5 }),
  ];
}

/** Loads more until a number of vehicles is listed. */
async function fill({ page, platform, slowDown }: Visit, wanted: number): Promise<void> {
  await slowDown(false);
  platform.latency = 0;
  const count = await page.evaluate((cards) => window.bench.fillList(cards), wanted);
  if (count < wanted) throw new Error(`the list ends at ${count} vehicles`);
  platform.latency = LATENCY;
  await slowDown(true);
  await page.waitForTimeout(500);
}

async function heapOf({ page, cdp }: Visit): Promise<number> {
  await cdp.send('Performance.enable');
  await page.waitForTimeout(500);
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.send('Performance.disable');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

async function loadMore(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: '12 weitere Fahrzeuge laden' });
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const change = page.evaluate(() => window.bench.nextChange());
  await button.click();
  const { pressed, painted, answer } = await change;
  return painted - pressed - answer;
}
