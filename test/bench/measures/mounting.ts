import type { CDPSession, Page } from 'playwright-core';
import { held, type Row } from '../report';
import { ADMIN_ID, type Stage } from '../stage';

const TIMES = 100;
/** Mounts before the first measurement, for caches and compilation. */
const WARM_UP = 140;

interface Held {
  nodes: number;
  listeners: number;
  history: number;
  /** Bytes. */
  heap: number;
}

/** Memory after mounting and unmounting the shop a hundred times. */
export async function measureMounting(stage: Stage): Promise<Row[]> {
  const visit = await stage.open({ build: 'none' }, { isFast: true });
  const { page, cdp, platform, addresses } = visit;
  platform.latency = 0;
  await page.addScriptTag({ url: addresses.script });
  await cdp.send('Performance.enable');
  await comeAndGo(page, addresses.platform, WARM_UP);
  const before = await holdings(page, cdp);
  await comeAndGo(page, addresses.platform, TIMES);
  const after = await holdings(page, cdp);
  await visit.close();

  const what = (name: string) => `${TIMES} × mount and unmount: ${name}`;
  return [
    held({ what: what('nodes'), value: after.nodes - before.nodes, unit: 'more', max: 0 }),
    held({ what: what('listeners'), value: after.listeners - before.listeners, unit: 'more', max: 0 }),
    held({ what: what('history entries'), value: after.history - before.history, unit: 'more', max: 0 }),
    held({ what: what('heap'), value: (after.heap - before.heap) / 1000, unit: 'kB more', max: 300 }),
  ];
}

/** In one call, because each call from outside allocates memory as well. */
async function comeAndGo(page: Page, apiUrl: string, times: number): Promise<void> {
  await page.evaluate(
    async ({ options, count }) => {
      for (let time = 0; time < count; time += 1) {
        const handle = window.WebshopWidget?.mount('#webshop', options);
        await window.bench.newCards();
        handle?.unmount();
      }
    },
    { options: { adminId: ADMIN_ID, apiUrl }, count: times },
  );
}

async function holdings(page: Page, cdp: CDPSession): Promise<Held> {
  await page.waitForTimeout(1000);
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    history: await page.evaluate(() => history.length),
    heap: metric('JSHeapUsedSize'),
  };
}
