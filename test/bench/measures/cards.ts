import { setTimeout as pause } from 'node:timers/promises';
import { row, takeTurns, times, type Row } from '../report';
import { pageOf, type Stage } from '../stage';
import { longestTask, workUntilCards } from '../visitor';

/** Time after the first cards for deferred work, ms. */
const AFTERWARDS_MS = 1500;

/** Time from the navigation to the paint of the first twelve cards. */
export async function measureFirstCards(stage: Stage): Promise<Row[]> {
  const { module, script, equal, lean } = await takeTurns(
    ['module', 'equal', 'lean', 'script'],
    stage.runs,
    async (subject) => {
      const { page, firstCards } = await stage.visit(pageOf(subject));
      const time = await firstCards();
      await page.close();
      return { time };
    },
  );
  const peers = { equal: equal.time, lean: lean.time };
  return [
    row({
      what: 'navigation → first 12 cards painted, module',
      value: module.time,
      ...peers,
      goals: [times(1, equal.time, 'equal'), times(0.95, lean.time, 'lean')],
    }),
    row({
      what: 'the same, single script',
      value: script.time,
      ...peers,
      goals: [times(1.1, equal.time, 'equal')],
    }),
  ];
}

/** Main-thread work until the first cards, and the longest task of the first view, from traces. */
export async function measureMainThread(stage: Stage): Promise<Row[]> {
  const { module, equal } = await takeTurns(['module', 'equal'], stage.runs, async (subject) => {
    const events = await stage.trace(async () => {
      const { page, firstCards } = await stage.visit(pageOf(subject));
      await firstCards();
      await pause(AFTERWARDS_MS);
      return page;
    });
    return { work: workUntilCards(events), longest: longestTask(events) };
  });
  return [
    row({
      what: 'main-thread work until then',
      value: module.work,
      equal: equal.work,
      goals: [times(1, equal.work, 'equal')],
    }),
    row({
      what: 'longest task until then',
      value: module.longest,
      equal: equal.longest,
      goals: [times(0.6, equal.longest, 'equal')],
    }),
  ];
}
