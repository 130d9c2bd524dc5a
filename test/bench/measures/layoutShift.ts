import { ROOM } from '../../../src/domain/integration/snippet';
import { beside, held, median, type Row } from '../report';
import type { Stage } from '../stage';

/**
 * Layout shifts of host page and shop: while loading, after a filter, after more vehicles. A page that does not reserve a
 * height, as recommended, shifts once before the shop runs.
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

/** Layout shifts while loading, with a next section that would be visible without a reserved height. */
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
