/**
 * `npm run bench`: speed and size against the budgets. Options: `--runs 9`, `--only firstCards`, `--dist dist`, `--build`, and
 * `--slowdown 4` for a machine that is as fast as the one of the budgets; without it the bench finds out how fast this one is.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../../.config/build/build';
import { sizeTable, type Sizes } from '../../.config/build/sizes';
import { calibrate } from './floor';
import { measureFilterChange } from './measures/filterChange';
import { measureFirstCards } from './measures/firstCards';
import { measureFirstRequests } from './measures/firstRequests';
import { measureIdleHost } from './measures/idleHost';
import { measureLayoutShift } from './measures/layoutShift';
import { measureLongList } from './measures/longList';
import { measureMounting } from './measures/mounting';
import { measureScriptTime } from './measures/scriptTime';
import { measureWayBack } from './measures/wayBack';
import { table, type Row } from './report';
import { LATENCY, setUpStage, type Stage } from './stage';

const MEASURES: Record<string, (stage: Stage) => Promise<Row[]>> = {
  scriptTime: measureScriptTime,
  idleHost: measureIdleHost,
  firstCards: measureFirstCards,
  filterChange: measureFilterChange,
  longList: measureLongList,
  wayBack: measureWayBack,
  layoutShift: measureLayoutShift,
  firstRequests: measureFirstRequests,
  mounting: measureMounting,
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', multiple: true },
    dist: { type: 'string', default: 'dist' },
    build: { type: 'boolean', default: false },
    slowdown: { type: 'string' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

const sizesFile = join(values.dist, 'sizes.json');
if (values.build || !existsSync(sizesFile)) await buildAll(values.dist);
const sizes = JSON.parse(readFileSync(sizesFile, 'utf8')) as Sizes;

const runs = Math.max(1, Math.floor(Number(values.runs)) || 1);
const stage = await setUpStage(values.dist, runs);
const rows: Row[] = [];
let speed: string;
try {
  if (values.slowdown === undefined) {
    const floor = await calibrate(stage);
    speed = `slowed ${stage.slowdown} ×, so that a bare React page takes ${floor.toFixed(0)} ms (300 where the budgets were measured)`;
  } else {
    stage.slowdown = Number(values.slowdown) || 1;
    speed = `slowed ${stage.slowdown} ×`;
  }
  complain(`… processor ${speed}`);
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (values.only && !values.only.includes(name)) continue;
    complain(`… ${name}`);
    try {
      rows.push(...(await measure(stage)));
    } catch (error) {
      complain(String(error instanceof Error ? error.stack : error));
      rows.push({ what: name, measured: 'could not be measured', budget: '', isHeld: false });
      process.exitCode = 1;
    }
  }
} finally {
  await stage.close();
}

say(`\n${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Chromium ${stage.browser.version()}, processor ${speed},
platform answers in ${LATENCY} ms, median of ${runs}, load of the machine ${loadavg()[0]?.toFixed(1) ?? '?'}\n`);
say(sizeTable(sizes));
say(`\n${table(rows)}`);
