import { beside, held, median, type Row } from '../report';
import type { Stage } from '../stage';
import { scriptTasks, startTrace, stopTrace } from '../trace';

const BUILDS = {
  none: 'the same page without the shop',
  module: 'module build',
  script: 'single script',
} as const;

/** Cost of a shop far below the viewport: no task above 50 ms before it is visible. */
export async function measureIdleHost(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const build of ['none', 'module', 'script'] as const) {
    const longest: number[] = [];
    for (let run = 0; run < stage.runs; run += 1) longest.push(await longestTask(stage, build));
    const what = `longest script task of a page whose shop is out of view: ${BUILDS[build]}`;
    const value = median(longest);
    rows.push(build === 'none' ? beside({ what, value, unit: 'ms' }) : held({ what, value, unit: 'ms', max: 50 }));
  }
  return rows;
}

async function longestTask(stage: Stage, build: keyof typeof BUILDS): Promise<number> {
  const body = '<main><div style="height: 8000px">Werkstatt</div><div id="webshop"></div></main>';
  const visit = await stage.open({ build, body }, { before: (page) => startTrace(stage.browser, page) });
  await visit.page.waitForLoadState('networkidle');
  await visit.page.waitForTimeout(500);
  const [longest = 0] = scriptTasks(await stopTrace(stage.browser));
  await visit.close();
  return longest;
}
