import { bareReact } from '../floor';
import { beside, held, median, type Row } from '../report';
import type { Stage } from '../stage';

/** instantsearch.js on 400 vehicles took about 400 ms where a bare React page took 300 (budgets): the dealer's shop may take as long. */
const PEER = 400 / 300;
/** The single script has everything in it, administration included. */
const SINGLE_SCRIPT = 1.5;

/** From the navigation to the first twelve cards on the screen, beside a floor in the same run. */
export async function measureFirstCards(stage: Stage): Promise<Row[]> {
  const floor: number[] = [];
  const module: number[] = [];
  const script: number[] = [];
  // In turns, so that a busy moment of the machine meets all three.
  for (let run = 0; run < stage.runs; run += 1) {
    module.push(await shop(stage, 'module'));
    script.push(await shop(stage, 'script'));
    floor.push(await bareReact(stage));
  }
  const peer = median(floor) * PEER;
  return [
    beside('first 12 cards painted: floor, a bare React page with 12 simple cards', median(floor), 'ms'),
    held({
      what: 'first 12 cards painted: module build',
      value: median(module),
      unit: 'ms',
      max: peer,
      because: 'floor × 1.33, as instantsearch.js',
    }),
    held({
      what: 'first 12 cards painted: single script',
      value: median(script),
      unit: 'ms',
      max: peer * SINGLE_SCRIPT,
      because: 'floor × 2',
    }),
  ];
}

async function shop(stage: Stage, build: 'module' | 'script'): Promise<number> {
  const visit = await stage.open({ build });
  const time = await visit.page.evaluate(() => window.bench.firstCards);
  await visit.close();
  return time;
}
