/** `npm test`: types, style, build, unit and browser tests. Its last line is "N passed, N failed". */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { cpus, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { bringTestBrowser } from './chromium';
import { readReport, REPORT_FILE, testFiles, type Outcome, type TimedFile } from './report';

const slowest: TimedFile[] = [];

interface Run {
  environment?: NodeJS.ProcessEnv;
  /** Runs in parallel: its output is buffered until it ends. */
  isBeside?: boolean;
  /** Leaves the processor to what is not. */
  isPatient?: boolean;
}

interface Ended {
  isRight: boolean;
  last: string;
}

/** Failures and the sums below them fill the last thirty lines, because long logs are often truncated at the top. */
const LINES_OF_FAILURES = 20;

/** Number of lines of a failed command repeated at the end, unless a report names the failures. */
const LAST_LINES = 15;

/** A third of the weight of others, so that it goes on beside busy ones, too. */
const PATIENT = 5;

function run(
  [command, ...args]: readonly [string, ...string[]],
  { environment, isBeside, isPatient }: Run = {},
): Promise<Ended> {
  const title = `\n> ${[command, ...args].join(' ')}`;
  if (!isBeside) console.log(title);
  const start = performance.now();
  return new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, ...environment },
    });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
    const heard: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        heard.push(part);
        if (!isBeside) process.stdout.write(part);
      });
    const end = (isRight: boolean) => {
      const said = Buffer.concat(heard).toString().trimEnd();
      if (isBeside) console.log(`${title}\n${said}`);
      console.log(`${isRight ? 'done' : 'failed'} after ${((performance.now() - start) / 1000).toFixed()} s`);
      resolve({ isRight, last: stripVTControlCharacters(said).split('\n').slice(-LAST_LINES).join('\n') });
    };
    child.on('error', (error) => {
      console.error(String(error));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

async function check(name: string, options: Run = {}): Promise<Outcome> {
  const { isRight, last } = await run(['npm', 'run', '--silent', name], { ...options, isBeside: true });
  return { name, passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, failures: isRight ? [] : [last] };
}

async function vitest(name: string, projects: readonly string[], { environment, ...options }: Run): Promise<Outcome> {
  const file = `.cache/${name}-tests.json`;
  rmSync(file, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { isRight, last } = await run(['npx', 'vitest', 'run', ...chosen, '--reporter=./test/support/reporter.ts'], {
    ...options,
    // Room for what tests throw away at once: a twentieth of their processor time.
    environment: { NODE_OPTIONS: '--max-semi-space-size=64', ...environment, [REPORT_FILE]: file },
  });
  const { outcome, files } = readReport(name, file, testFiles(name === 'browser'), isRight);
  slowest.push(...files);
  return outcome.failed > 0 && outcome.failures.length === 0 ? { ...outcome, failures: [last] } : outcome;
}

const notRun = (note: string): Outcome => ({ name: 'browser', passed: 0, failed: 1, note, failures: [] });

async function browserTests(browser: string | Error): Promise<Outcome> {
  if (browser instanceof Error) return { ...notRun('no browser'), failures: [browser.message] };
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  console.log(`\nThe browser of the tests: ${browser} (${stdout.trim()})`);
  return vitest('browser', ['browser'], { environment: { WEBSHOP_DIST: 'dist' } });
}

/** Browser tests as soon as there is a build: they take the longest and use half of the processor. */
async function all(): Promise<Outcome[]> {
  const browser = bringTestBrowser().catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  const ofSource = async () => [
    await check('typecheck', { isPatient: true }),
    await check('style', { isPatient: true }),
  ];
  const built = check('build');
  const ofBrowser = async () => ((await built).failed > 0 ? notRun('nothing built') : browserTests(await browser));
  const [source, build, unit, journeys] = await Promise.all([
    ofSource(),
    built,
    vitest('unit', ['node', 'dom'], { isPatient: true }),
    ofBrowser(),
  ]);
  return [...source, build, unit, journeys];
}

/** Processor time of the machine, s: a browser's renderers are missing in that of its process, because nobody waits for them. */
const processorTime = (): number =>
  cpus().reduce((total, { times: { user, nice, sys, irq } }) => total + user + nice + sys + irq, 0) / 1000;

/** The first failures that have at most so many lines together, at least one. */
function firstThatFit(failures: readonly string[], lines: number): string[] {
  let left = lines;
  return failures.filter((failure, number) => {
    left -= failure.split('\n').length;
    return left >= 0 || number === 0;
  });
}

rmSync('.cache/failures', { recursive: true, force: true });
mkdirSync('.cache', { recursive: true });
const start = performance.now();
const processorBefore = processorTime();
const outcomes = await all();

console.log('\nThe slowest files:');
for (const { path, seconds } of slowest.sort((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${path}`);

const failures = outcomes.flatMap(({ failures: lines }) => lines);
const told = firstThatFit(failures, LINES_OF_FAILURES);
if (failures.length > 0) console.log(`\nWhat failed${told.length < failures.length ? `, first ${told.length}` : ''}:`);
for (const failure of told) console.log(failure);

const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
console.log('');
for (const { name, ...outcome } of outcomes) {
  const note = outcome.note === undefined ? '' : ` (${outcome.note})`;
  console.log(`${name.padEnd(9)} ${outcome.passed} passed, ${outcome.failed} failed${note}`);
}
console.log(
  `after ${((performance.now() - start) / 60_000).toFixed(1)} minutes, ` +
    `in which the machine's processor has worked ${(processorTime() - processorBefore).toFixed()} s`,
);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
