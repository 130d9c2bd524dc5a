/**
 * `npm run bench`: speed and size compared with the budgets and with instantsearch.js on the same vehicles.
 * Options: `--runs 9`, `--only firstCards`, `--dist dist`, `--before FOLDER` (an earlier build, for `phoneLine`), `--build`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../../.config/build/build';
import { sizeTable, type Sizes } from '../../.config/build/sizes';
import { measureFirstCards, measureMainThread } from './measures/cards';
import { measureIdleHost, measureMounting } from './measures/guest';
import { measureCheckout, measureFilterChange, measureLongList, measureWayBack } from './measures/list';
import { measurePhoneLine } from './measures/phoneLine';
import { table, type Row } from './report';
import { LATENCY, setUpStage, SLOWDOWN, type Stage } from './stage';

const MEASURES: Record<string, (stage: Stage) => Promise<Row[]>> = {
  firstCards: measureFirstCards,
  phoneLine: () => measurePhoneLine(options, say),
  mainThread: measureMainThread,
  filterChange: measureFilterChange,
  longList: measureLongList,
  wayBack: measureWayBack,
  checkout: measureCheckout,
  idleHost: measureIdleHost,
  mounting: measureMounting,
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', multiple: true },
    dist: { type: 'string', default: 'dist' },
    before: { type: 'string' },
    build: { type: 'boolean', default: false },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

const sizesFile = join(values.dist, 'sizes.json');
if (values.build || !existsSync(sizesFile)) await buildAll(values.dist);
const sizes = JSON.parse(readFileSync(sizesFile, 'utf8')) as Sizes;

const runs = Math.max(1, Math.floor(Number(values.runs)) || 1);
const options = { dist: values.dist, before: values.before, runs };
const stage = await setUpStage(options);
const rows: Row[] = [];
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (values.only && !values.only.includes(name)) continue;
    complain(`… ${name}`);
    try {
      rows.push(...(await measure(stage)));
    } catch (error) {
      complain(String(error instanceof Error ? error.stack : error));
      rows.push({ what: name, ours: 'could not be measured', goal: '', isHeld: false });
      process.exitCode = 1;
    }
  }
} finally {
  await stage.close();
}

say(`\n${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${stage.version}, processor slowed ${SLOWDOWN} ×,
platform answers in ${LATENCY} ms, median of ${runs}, load of the machine ${loadavg()[0]?.toFixed(1) ?? '?'}\n`);
say(sizeTable(sizes));
say(`\n${table(rows)}`);
