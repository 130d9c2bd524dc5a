import { ROOM } from '../../../src/domain/integration/snippet';
import { beside, held, median, type Row } from '../report';
import type { Stage } from '../stage';

/**
 * Shifts that nobody asked for, in the host page and in the shop: while it loads, after a filter, after more vehicles. A page that
 * keeps no room, as the instructions ask it to, moves once before the shop could do anything about it.
 */
export async function measureLayoutShift(stage: Stage): Promise<Row[]> {
  const what = 'layout shift: load, filter, 12 more';
  const kept = median(await shiftsOf(stage, '#webshop { min-height: 720px; }'));
  const unkept = median(await shiftsOf(stage, ''));
  return [
    held({ what, value: kept, unit: '', max: 0.01, digits: 4 }),
    beside({ what: `${what}; on a page that keeps no room`, value: unkept, unit: '', digits: 4 }),
    held({ what: BELOW, value: median(await shiftsWithMore(stage)), unit: '', max: 0.02, digits: 4 }),
  ];
}

const BELOW = 'layout shift with the documented snippet, content below in view';

/** Shifts while the shop loads, on a page whose next section stood in the window if the snippet kept no room. */
async function shiftsWithMore(stage: Stage): Promise<number[]> {
  const shifts: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const below = '<p style="height: 200px">Text</p>'.repeat(8);
    const body = `<h1>Autohaus Muster</h1><div id="webshop" style="${ROOM}"></div><h2>Kontakt</h2>${below}`;
    const visit = await stage.open({ build: 'module', body });
    await visit.page.evaluate(() => window.bench.firstCards);
    await visit.page.waitForLoadState('networkidle');
    shifts.push(await visit.page.evaluate(() => window.bench.layoutShift()));
    await visit.close();
  }
  return shifts;
}

async function shiftsOf(stage: Stage, style: string): Promise<number[]> {
  const shifts: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const body =
      '<header><h1>Autohaus Muster</h1></header><main><div id="webshop"></div></main><footer>Impressum</footer>';
    const visit = await stage.open({ build: 'module', body, head: `<style>${style}</style>` });
    const { page } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await page.waitForLoadState('networkidle');
    for (const control of [
      page.getByLabel('MwSt. ausweisbar'),
      page.getByRole('button', { name: '12 weitere Fahrzeuge laden' }),
    ]) {
      const change = page.evaluate(() => window.bench.nextChange());
      await control.click();
      await change;
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
    }
    shifts.push(await page.evaluate(() => window.bench.layoutShift()));
    await visit.close();
  }
  return shifts;
}
