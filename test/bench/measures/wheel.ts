import { held, median, type Row } from '../report';
import { LATENCY, SLOWDOWN, type Stage } from '../stage';
import { pageOf, takeTurns } from '../subjects';
import type { VisitorPage } from '../visitor';

const CARDS = 312;

/** Mouse wheel from the first to the last of 312 cards: frames above 50 ms, with and without a slowed processor. */
export async function measureWheel(stage: Stage): Promise<Row[]> {
  const turns = await takeTurns(['module', 'instantSearch', 'lean'], stage.runs, async (subject) => {
    const { page, platform, settled } = await stage.visit(pageOf(subject, { isEveryType: true }), { isFast: true });
    await page.evaluate(() => window.bench.firstCards);
    await settled();
    platform.latency = 0;
    await page.evaluate((cards) => window.bench.fillList(cards), CARDS);
    platform.latency = LATENCY;
    await settled();
    await page.slowDown(SLOWDOWN);
    const slowed = await longFramesOf(page, 10_000);
    await page.slowDown(1);
    const usual = await longFramesOf(page, 5_000);
    await page.close();
    return { slowed, usual };
  });
  const row = (what: string, key: 'slowed' | 'usual', tolerance: number) => {
    const of = (subject: keyof typeof turns) => median(turns[subject].map((frames) => frames[key]));
    const lean = of('lean');
    return held({
      what,
      unit: 'frames',
      value: of('module'),
      peer: of('instantSearch'),
      lean,
      max: lean + tolerance,
      because: 'by the lean peer',
    });
  };
  return [
    row(`wheel over ${CARDS} cards, 10,000 px/s: frames above 50 ms`, 'slowed', 2),
    row('the same without slowing, 5,000 px/s', 'usual', 0),
  ];
}

async function longFramesOf(page: VisitorPage, speed: number): Promise<number> {
  const { start, distance } = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return { start: performance.now(), distance: document.documentElement.scrollHeight - innerHeight };
  });
  await page.wheel(distance, speed);
  return page.evaluate((from) => window.bench.longFramesSince(from), start);
}
