import type { Page } from 'playwright-core';
import { held, median, type Row } from '../report';
import type { Stage } from '../stage';

/** From a tick in a filter to the other cards, without the time of the answer; and how soon a press or key shows. */
export async function measureFilterChange(stage: Stage): Promise<Row[]> {
  const costs: number[] = [];
  const interactions: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const visit = await stage.open({ build: 'module' });
    const { page } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.bench.longestInteraction());

    const change = page.evaluate(() => window.bench.nextChange());
    await page.getByLabel('MwSt. ausweisbar').click();
    const { pressed, painted, answer } = await change;
    costs.push(painted - pressed - answer);
    await otherTab(page);
    await page.getByLabel('Volltextsuche').pressSequentially('golf', { delay: 120 });
    await page.waitForTimeout(500);
    interactions.push(await page.evaluate(() => window.bench.longestInteraction()));
    await visit.close();
  }
  return [
    held({ what: 'filter change → cards painted, answer taken off', value: median(costs), unit: 'ms', max: 60 }),
    held({ what: 'longest tick, tab or keystroke → next frame', value: median(interactions), unit: 'ms', max: 100 }),
  ];
}

async function otherTab(page: Page): Promise<void> {
  const change = page.evaluate(() => window.bench.nextChange());
  await page.getByRole('group', { name: 'Fahrzeugtyp' }).getByRole('button', { pressed: false }).first().click();
  await change;
}
