import type { Page } from 'playwright-core';
import { held, median, type Row } from '../report';
import type { Stage } from '../stage';
import { pageOf, takeTurns } from '../subjects';

/** From a tick in a filter to the other cards, without the time of the answer; and how soon a press or key shows. */
export async function measureFilterChange(stage: Stage): Promise<Row[]> {
  const changes = await takeTurns(['module', 'instantSearch'], stage.runs, async (subject) => {
    const visit = await stage.open(pageOf(subject));
    const { page } = visit;
    await page.evaluate(() => window.bench.firstCards);
    await page.waitForLoadState('networkidle');
    // What is put off until the page is idle has been done.
    await page.waitForTimeout(1000);
    await page.evaluate(() => window.bench.longestInteraction());

    const change = page.evaluate(() => window.bench.nextChange());
    await page.getByLabel('MwSt. ausweisbar').click();
    const { pressed, painted, answer } = await change;
    if (subject === 'module') {
      await otherTab(page);
      await page.getByLabel('Volltextsuche').pressSequentially('golf', { delay: 120 });
      await page.waitForTimeout(500);
    }
    const interaction = await page.evaluate(() => window.bench.longestInteraction());
    await visit.close();
    return { cost: painted - pressed - answer, interaction };
  });
  const cost = (subject: 'module' | 'instantSearch') => median(changes[subject].map((change) => change.cost));
  return [
    held({
      what: 'filter change → cards painted, answer taken off',
      value: cost('module'),
      unit: 'ms',
      max: 60,
      peer: cost('instantSearch'),
    }),
    held({
      what: 'longest tick, tab or keystroke → next frame',
      value: median(changes.module.map(({ interaction }) => interaction)),
      unit: 'ms',
      max: 100,
    }),
  ];
}

async function otherTab(page: Page): Promise<void> {
  const change = page.evaluate(() => window.bench.nextChange());
  await page.getByRole('group', { name: 'Fahrzeugtyp' }).getByRole('button', { pressed: false }).first().click();
  await change;
}
