import { setTimeout as pause } from 'node:timers/promises';
import { held, heldToPeer, median, type Row } from '../report';
import { LISTENING_MS, type Stage } from '../stage';
import { pageOf, takeTurns } from '../subjects';
import type { VisitorPage } from '../visitor';

/** Time from a change of a filter to the new cards, without the response time; and interaction to next paint. */
export async function measureFilterChange(stage: Stage): Promise<Row[]> {
  const changes = await takeTurns(['module', 'instantSearch', 'lean'], stage.runs, async (subject) => {
    const visit = await stage.visit(pageOf(subject));
    const { page } = visit;
    await page.evaluate(() => window.bench.firstCards);
    // Deferred work is finished.
    await visit.settled();
    await page.evaluate(() => window.bench.longestInteraction());

    const { pressed, painted, answer } = await changedBy(page, 'label', 'MwSt. ausweisbar');
    if (subject === 'module') {
      await changedBy(page, '[role=group][aria-label="Fahrzeugtyp"] [aria-pressed=false]');
      await page.press({ selector: 'input[type=search]' });
      await page.type('golf', { delay: 120 });
      await pause(500);
    }
    const interaction = await page.evaluate(() => window.bench.longestInteraction());
    await page.close();
    return { cost: painted - pressed - answer, interaction };
  });
  const cost = (subject: keyof typeof changes) => median(changes[subject].map((change) => change.cost));
  return [
    heldToPeer({
      what: 'filter change → cards painted, answer taken off',
      value: cost('module'),
      unit: 'ms',
      peer: cost('instantSearch'),
      lean: cost('lean'),
      maxRatio: 0.8,
    }),
    held({
      what: 'longest tick, tab or keystroke → next frame',
      value: median(changes.module.map(({ interaction }) => interaction)),
      unit: 'ms',
      max: 100,
    }),
  ];
}

/** Measures a press of the mouse on the list. */
async function changedBy(page: VisitorPage, selector: string, name?: string) {
  const change = page.evaluate(() => window.bench.nextChange());
  await pause(LISTENING_MS);
  await page.press({ selector, name });
  return change;
}
