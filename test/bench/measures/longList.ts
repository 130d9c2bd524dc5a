import type { Page } from 'playwright-core';
import { beside, held, median, type Row } from '../report';
import { LATENCY, type Stage } from '../stage';

/** Pixels a frame: a firm fling. */
const STEP = 400;
const LONG = 1000;
/** Twelve more may cost this much more than the first twelve more did. */
const TOLERANCE = 1.3;

/** A list of a thousand vehicles: scrolling it, and adding to it. */
export async function measureLongList(stage: Stage): Promise<Row[]> {
  const first: number[] = [];
  const late: number[] = [];
  const longest: number[] = [];
  const over: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const visit = await stage.open({ build: 'module', address: EVERY_TYPE }, { stock: 'large' });
    const { page, platform } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await page.waitForLoadState('networkidle');
    first.push(await loadMore(page));

    await visit.slowDown(false);
    platform.latency = 0;
    const count = await page.evaluate((wanted) => window.bench.fillList(wanted), LONG);
    if (count < LONG) throw new Error(`the list ends at ${count} vehicles`);
    platform.latency = LATENCY;
    await visit.slowDown(true);
    await page.waitForTimeout(500);
    late.push(await loadMore(page));

    const frames = await page.evaluate((step) => window.bench.scrollThrough(step), STEP);
    longest.push(frames.longest);
    over.push(frames.over50);
    await visit.close();
  }
  return [
    held({
      what: '1,000 vehicles: longest frame while scrolling',
      value: median(longest),
      unit: 'ms',
      max: 50,
      note: `${median(over)} frames over 50 ms`,
    }),
    beside('12 more → painted, answer taken off: the first 12', median(first), 'ms'),
    held({
      what: '12 more → painted, answer taken off: 12 at 1,000',
      value: median(late),
      unit: 'ms',
      max: median(first) * TOLERANCE,
      because: 'the first + 30 %',
    }),
  ];
}

const EVERY_TYPE = `#/?carQueryParams=${encodeURIComponent('carType=ALLE')}`;

async function loadMore(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: '12 weitere Fahrzeuge laden' });
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const change = page.evaluate(() => window.bench.nextChange());
  await button.click();
  const { pressed, painted, answer } = await change;
  return painted - pressed - answer;
}
