/** `npm test`: types, lint, build, unit and browser tests. Its last line says "N passed, N failed". */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { bringChromium } from './chromium';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  note?: string;
}

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
});

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  return status === 0;
}

function check(name: string, ...[command, ...args]: [string, ...string[]]): Outcome {
  const isRight = run(command, args);
  return { name, passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 };
}

/** A runner that finds no test, leaves one out or dies without a report has failed. */
function vitest(project: 'unit' | 'browser', environment: NodeJS.ProcessEnv): Outcome {
  const file = `.cache/${project}-tests.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isRight = run('npx', ['vitest', 'run', '--project', project, ...reporters], environment);
  let totals: z.infer<typeof report>;
  try {
    totals = z.parse(report, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { name: project, passed: 0, failed: 1, note: 'no report' };
  }
  const passed = totals.numPassedTests;
  const leftOut = totals.numPendingTests + totals.numTodoTests;
  const failed = totals.numFailedTests + leftOut;
  if (leftOut > 0) return { name: project, passed, failed, note: `${leftOut} left out` };
  if (passed + failed === 0) return { name: project, passed, failed: 1, note: 'no tests' };
  // A file that could not be loaded, an error outside of every test.
  if (!(isRight && totals.success) && failed === 0) return { name: project, passed, failed: 1, note: 'errors' };
  return { name: project, passed, failed };
}

function browserTests(): Outcome {
  try {
    return vitest('browser', { CHROMIUM_PATH: bringChromium(), WEBSHOP_DIST: 'dist' });
  } catch (error) {
    console.error(String(error));
    return { name: 'browser', passed: 0, failed: 1, note: 'no browser' };
  }
}

mkdirSync('.cache', { recursive: true });
const build = check('build', 'npm', 'run', '--silent', 'build');
const outcomes: Outcome[] = [
  check('types', 'npm', 'run', '--silent', 'types'),
  check('lint', 'npm', 'run', '--silent', 'lint'),
  build,
  vitest('unit', {}),
  build.failed > 0 ? { name: 'browser', passed: 0, failed: 1, note: 'nothing built' } : browserTests(),
];

const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
console.log('');
for (const { name, ...outcome } of outcomes) {
  const note = outcome.note === undefined ? '' : ` (${outcome.note})`;
  console.log(`${name.padEnd(8)} ${outcome.passed} passed, ${outcome.failed} failed${note}`);
}
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
