import { held, median, type Row } from '../report';
import type { Stage } from '../stage';
import { scriptTimeUntil, startTrace, stopTrace } from '../trace';

/** Script on the main thread from load to the first vehicle cards: `ScriptDuration` leaves out what runs after a promise. */
export async function measureScriptTime(stage: Stage): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const visit = await stage.open({ build: 'module' }, { before: (page) => startTrace(stage.browser, page) });
    await visit.page.evaluate(() => window.bench.firstCards);
    times.push(scriptTimeUntil(await stopTrace(stage.browser), 'first-cards'));
    await visit.close();
  }
  return [
    held({ what: 'script time until the first cards: module build', value: median(times), unit: 'ms', max: 450 }),
  ];
}
