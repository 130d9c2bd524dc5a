import { setTimeout as pause } from 'node:timers/promises';
import { row, takeTurns, type Row } from '../report';
import { ADMIN_ID, type Stage } from '../stage';
import { longestTask } from '../visitor';

const MOUNTS = 100;
/** Mounts before the first measurement, for caches and compilation. */
const WARM_UP = 140;
/** Heap that a hundred mounts may leave, kB: the noise of the measurement. */
const NOISE_KB = 300;

/** Longest task of a page whose shop is far below the viewport, beside the page alone. */
export async function measureIdleHost(stage: Stage): Promise<Row[]> {
  const body = '<main><div style="height: 8000px">Werkstatt</div><div id="webshop"></div></main>';
  const { module, none } = await takeTurns(['module', 'none'], stage.runs, async (build) => {
    const events = await stage.trace(async () => {
      const { page, settled } = await stage.visit({ build, body });
      await settled();
      return page;
    });
    return { longest: longestTask(events) };
  });
  return [
    row({
      what: 'page whose shop is out of view: longest task (beside the page alone)',
      value: module.longest,
      equal: none.longest,
      goals: [['≤ the page alone + 10 ms', none.longest + 10]],
    }),
  ];
}

/** What is left after mounting and unmounting the shop a hundred times. */
export async function measureMounting(stage: Stage): Promise<Row[]> {
  const body = '<main><div id="webshop"></div></main><script src="%SCRIPT%"></script>';
  const { page, platform } = await stage.visit({ build: 'none', body }, { isFast: true });
  platform.latency = 0;
  await page.evaluate(async () => {
    while (window.WebshopWidget === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const options = { adminId: ADMIN_ID, apiUrl: platform.baseUrl };
  // In one call, because each call from outside allocates memory as well.
  const comeAndGo = (times: number) =>
    page.evaluate(
      async ({ given, count }) => {
        for (let time = 0; time < count; time += 1) {
          const handle = window.WebshopWidget?.mount('#webshop', given);
          await window.bench.newCards();
          handle?.unmount();
        }
      },
      { given: options, count: times },
    );
  const holdings = async () => {
    await pause(1000);
    return { ...(await page.holdings()), history: await page.evaluate(() => history.length) };
  };
  await comeAndGo(WARM_UP);
  const before = await holdings();
  await comeAndGo(MOUNTS);
  const after = await holdings();
  await page.close();
  const more = (['nodes', 'listeners', 'history'] as const).map((name) => after[name] - before[name]);
  return [
    row({
      what: `${MOUNTS} × mount and unmount: nodes, listeners and history entries (heap) more`,
      unit: '',
      value: more.reduce((sum, count) => sum + Math.max(0, count), 0),
      goals: [['0', 0]],
      note: more.join(', '),
    }),
    row({
      what: `${MOUNTS} × mount and unmount: heap`,
      unit: 'kB more',
      value: (after.heap - before.heap) / 1000,
      goals: [[`≤ ${NOISE_KB}`, NOISE_KB]],
    }),
  ];
}
