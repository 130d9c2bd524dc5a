import { beside, held, heldToPeer, median, type Row } from '../report';
import type { Stage } from '../stage';
import { pageOf, takeTurns } from '../subjects';
import { scriptTasks, startTrace, stopTrace, workUntil } from '../trace';

/** Time after the first cards for deferred work, ms. */
const AFTERWARDS = 1500;

/** Main-thread work until the first cards, and the longest task of the first view, from traces. */
export async function measureMainThread(stage: Stage): Promise<Row[]> {
  const subjects = ['module', 'instantSearch', 'script'] as const;
  const traces = await takeTurns(subjects, stage.runs, async (subject) => {
    const visit = await stage.open(pageOf(subject), { before: (page) => startTrace(stage.browser, page) });
    await visit.page.evaluate(() => window.bench.firstCards);
    await visit.page.waitForTimeout(AFTERWARDS);
    const events = await stopTrace(stage.browser);
    await visit.close();
    const [longest = 0] = scriptTasks(events);
    return { work: workUntil(events, 'first-cards'), longest };
  });
  const work = (subject: (typeof subjects)[number]) => median(traces[subject].map((trace) => trace.work));
  const longest = (subject: (typeof subjects)[number]) => median(traces[subject].map((trace) => trace.longest));
  const what = 'main-thread work until the first cards';
  const peer = work('instantSearch');
  return [
    heldToPeer({ what: `${what}: module build`, value: work('module'), unit: 'ms', peer, maxRatio: 1.2 }),
    beside({ what: `${what}: single script`, value: work('script'), unit: 'ms', peer }),
    held({
      what: 'longest task of the first view: module build',
      value: longest('module'),
      unit: 'ms',
      max: 100,
      peer: longest('instantSearch'),
    }),
    beside({ what: 'longest task of the first view: single script', value: longest('script'), unit: 'ms' }),
  ];
}
