import { setTimeout as pause } from 'node:timers/promises';
import { beside, median, type Row } from '../report';
import { LISTENING_MS, type Stage, type StockName } from '../stage';
import { pageOf } from '../subjects';
import type { VisitorPage } from '../visitor';
import { openAdmin } from './adminLists';

/** Cost of a stock of 20,000 vehicles beside one of 200: search, next page, stock check, and memory after each. */
export async function measureStockSize(stage: Stage): Promise<Row[]> {
  const figures = { small: new Map<string, number[]>(), huge: new Map<string, number[]>() };
  for (let run = 0; run < stage.runs; run += 1)
    for (const stock of ['huge', 'small'] as const)
      for (const [name, value] of [...(await searchIn(stage, stock)), ...(await checkOf(stage, stock))])
        figures[stock].set(name, [...(figures[stock].get(name) ?? []), value]);
  return [...figures.huge].map(([name, values]) =>
    beside({
      what: `20,000 vehicles beside 200: ${name}`,
      value: median(values),
      peer: median(figures.small.get(name) ?? []),
      unit: name.startsWith('heap') ? 'MB' : 'ms',
      digits: name.startsWith('heap') ? 1 : 0,
    }),
  );
}

type Figure = readonly [name: string, value: number];

async function searchIn(stage: Stage, stock: StockName): Promise<Figure[]> {
  const visit = await stage.visit(pageOf('module'), { stock });
  const { page } = visit;
  await page.evaluate(() => window.bench.firstCards);
  await visit.settled();
  const changed = async (selector: string, name: string) => {
    const change = page.evaluate(() => window.bench.nextChange());
    await pause(LISTENING_MS);
    await page.press({ selector, name });
    const { pressed, painted, answer } = await change;
    await visit.settled();
    return painted - pressed - answer;
  };
  const filter = await changed('label', 'MwSt. ausweisbar');
  const more = await changed('button', '12 weitere');
  const heap = await heapOf(page);
  await page.close();
  return [
    ['filter change → cards painted, answer taken off', filter],
    ['12 more, answer taken off', more],
    ['heap of the search', heap],
  ];
}

async function checkOf(stage: Stage, stock: StockName): Promise<Figure[]> {
  const visit = await openAdmin(stage, { page: 'invalid-vehicles', stock });
  const { page } = visit;
  await page.slowDown(1);
  await page.press({ selector: '[role=tab], button, a', name: 'Bestandsprüfung' });
  await page.press({ selector: 'button', name: 'Bestand prüfen' });
  const time = await page.evaluate(async () => {
    const start = performance.now();
    const root = document.querySelector('#webshop')?.shadowRoot;
    while (!root?.querySelector('.stock-check__summary')) await new Promise((resolve) => setTimeout(resolve, 50));
    return performance.now() - start;
  });
  const longest = await page.evaluate(() => window.bench.longestInteraction());
  const heap = await heapOf(page);
  await page.close();
  return [
    ['stock check, not slowed', time],
    ['longest frame after input meanwhile', longest],
    ['heap after the stock check', heap],
  ];
}

const heapOf = async (page: VisitorPage) => (await page.heap()) / 1_000_000;
