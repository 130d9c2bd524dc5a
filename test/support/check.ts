/**
 * `npm run check [-- <commit>]`: types, lint and format of changed files, and affected tests, in less than a minute of processor.
 * Compares with a commit (default: HEAD), including new files. In node runs the contracts and all tests that import a changed file;
 * of tests with a page only those of the nearest folder, because most of them render the whole shop. Its last three lines say what ran,
 * what did not, and what is wrong.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { nearTests } from './nearTests';
import { readReport, REPORT_FILE, type Outcome } from './report';

const [base = 'HEAD'] = process.argv.slice(2);

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Runs a command; prints its output at its end, because others run in parallel. */
function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    const end = (isRight: boolean) => {
      console.log(`\n> ${command} ${args.slice(0, 6).join(' ')}${args.length > 6 ? ' …' : ''}`);
      console.log(Buffer.concat(output).toString().trim());
      resolve(isRight);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

async function tool(name: string, command: string, ...args: string[]): Promise<Outcome> {
  const isRight = await run(command, args);
  return { name, passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, failures: isRight ? [] : [name] };
}

async function tests(name: string, ...args: string[]): Promise<Outcome> {
  const report = `.cache/check-${name}.json`;
  rmSync(report, { force: true });
  const flags = ['--passWithNoTests', '--reporter=./test/support/reporter.ts'];
  const isRight = await run('npx', ['vitest', ...args, ...flags], { [REPORT_FILE]: report });
  const { outcome } = readReport(name, report, [], isRight);
  return isRight && outcome.note === 'no tests' ? { ...outcome, failed: 0 } : outcome;
}

/** Tests that run a compiler; only in `npm run test:unit`. */
const SLOW = ['declarations', 'newerApi', 'translation'].map((name) => `test/contracts/${name}.test.ts`);

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((path) => /\.(?:tsx?|css|json)$/.test(path));
const contracts = readdirSync('test/contracts')
  .map((name) => `test/contracts/${name}`)
  .filter((path) => path.endsWith('.test.ts') && !SLOW.includes(path));
const near = nearTests(changed);

/** Changed files for a tool; everything if its configuration has changed. */
const filesFor = (pattern: RegExp) => {
  const isOfTool = changed.some((path) => /^\.ox|^package-lock/.test(path));
  return isOfTool ? ['.'] : changed.filter((path) => pattern.test(path));
};
const linted = filesFor(/\.(?:tsx?|js)$/);
const formatted = filesFor(/\.(?:tsx?|js|css|json|md|html)$/);
const excluded = SLOW.flatMap((path) => ['--exclude', path]);

const outcomes = await Promise.all([
  tool('types', 'npm', 'run', '--silent', 'typecheck'),
  ...(linted.length > 0 ? [tool('lint', 'npx', 'oxlint', '--deny-warnings', ...linted)] : []),
  ...(formatted.length > 0 ? [tool('format', 'npx', 'oxfmt', '--check', ...formatted)] : []),
  tests('node', 'related', '--run', '--project', 'node', ...excluded, ...code, ...contracts),
]);
if (near.length > 0) outcomes.push(await tests('page', 'run', '--project', 'dom', ...near));

const countOf = (name: string) => outcomes.find((outcome) => outcome.name === name)?.passed ?? 0;
const failures = outcomes.flatMap((outcome) => outcome.failures.map((failure) => failure.split('\n')[0]));
const isWrong = outcomes.some(({ failed }) => failed > 0);
const pages = near.filter((path) => !path.endsWith('.test.ts'));
const places = pages.length > 0 ? ` in ${pages.join(', ')}` : '';
console.log(
  [
    `\nran:   types; lint and format of ${changed.length} changed files; ${countOf('node')} tests in node; ${countOf('page')} with a page${places}`,
    `not:   tests with a page elsewhere, three contracts with a compiler, journeys (npm run test:unit, npm run test:e2e)`,
    `wrong: ${isWrong ? failures.join('; ') : 'nothing'}`,
  ].join('\n'),
);
process.exitCode = isWrong ? 1 : 0;
