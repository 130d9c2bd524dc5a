/** `npm test`: types, lint, build, unit and browser tests. Its last line says "N passed, N failed". */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { bringChromium } from './chromium';
import { readReport, testFiles, type Outcome, type TimedFile } from './report';

const slowest: TimedFile[] = [];

interface Run {
  environment?: NodeJS.ProcessEnv;
  /** Runs beside another: what it says is held back until it ends. */
  isBeside?: boolean;
}

/** Runs a command; answers with whether it ended well. */
function run(
  [command, ...args]: readonly [string, ...string[]],
  { environment, isBeside }: Run = {},
): Promise<boolean> {
  const title = `\n> ${[command, ...args].join(' ')}`;
  if (!isBeside) console.log(title);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    const heard: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => heard.push(part));
    const end = (isRight: boolean) => {
      if (isBeside) console.log(`${title}\n${Buffer.concat(heard).toString().trimEnd()}`);
      console.log(`${isRight ? 'done' : 'failed'} after ${((performance.now() - start) / 1000).toFixed()} s`);
      resolve(isRight);
    };
    child.on('error', (error) => {
      console.error(String(error));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

async function check(name: string): Promise<Outcome> {
  const isRight = await run(['npm', 'run', '--silent', name], { isBeside: true });
  return { name, passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 };
}

async function vitest(name: string, projects: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = `.cache/${name}-tests.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const isRight = await run(['npx', 'vitest', 'run', ...chosen, ...reporters], { environment });
  const { outcome, files } = readReport(name, file, testFiles(name === 'browser'), isRight);
  slowest.push(...files);
  return outcome;
}

async function browserTests(): Promise<Outcome> {
  try {
    return await vitest('browser', ['browser'], { CHROMIUM_PATH: bringChromium(), WEBSHOP_DIST: 'dist' });
  } catch (error) {
    console.error(String(error));
    return { name: 'browser', passed: 0, failed: 1, note: 'no browser' };
  }
}

/** Two lanes for two cores: the linter is one thread for two minutes, and everything else but the browser fits beside it. */
async function all(): Promise<Outcome[]> {
  const lint = check('lint');
  const types = await check('types');
  const build = await check('build');
  const unit = await vitest('unit', ['node', 'dom']);
  const checks = [types, await lint, build];
  const browser =
    build.failed > 0 ? { name: 'browser', passed: 0, failed: 1, note: 'nothing built' } : await browserTests();
  return [...checks, unit, browser];
}

mkdirSync('.cache', { recursive: true });
const start = performance.now();
const outcomes = await all();

console.log('\nThe slowest files:');
for (const { path, seconds } of slowest.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${path}`);

const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
console.log('');
for (const { name, ...outcome } of outcomes) {
  const note = outcome.note === undefined ? '' : ` (${outcome.note})`;
  console.log(`${name.padEnd(8)} ${outcome.passed} passed, ${outcome.failed} failed${note}`);
}
console.log(`after ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
