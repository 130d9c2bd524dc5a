/**
 * `npm run check [-- <commit>]`: types, lint of changed files and affected tests, in less than a minute. Compares with a commit
 * (default: HEAD), including new files. In node runs the contracts and all tests that import a changed file; of tests with a
 * page only those of the same folder, because most of them render the whole shop. `npm run unit` and `npm run lint` run everything.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { nearTests } from './nearTests';

const [base = 'HEAD'] = process.argv.slice(2);

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Runs a command. Its output is shown immediately or, if others run in parallel, at its end. */
function run(command: string, args: readonly string[]): Promise<boolean> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
    const end = (isRight: boolean) => {
      const seconds = ((performance.now() - start) / 1000).toFixed();
      console.log(`\n> ${command} ${args.slice(0, 6).join(' ')}${args.length > 6 ? ' …' : ''}`);
      console.log(Buffer.concat(said).toString().trim());
      console.log(`${isRight ? 'done' : 'failed'} after ${seconds} s`);
      resolve(isRight);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Tests that run a compiler for 20 s; only in `npm run unit`. */
const SLOW = ['test/contracts/declarations.test.ts', 'test/contracts/newerApi.test.ts'];

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((path) => /\.(?:tsx?|css|json)$/.test(path));
const contracts = readdirSync('test/contracts')
  .map((name) => `test/contracts/${name}`)
  .filter((path) => path.endsWith('.test.ts') && !SLOW.includes(path));
const near = nearTests(changed);
console.log(`${changed.length} changed files since ${base}; tests with a page: ${near.join(' ') || 'none'}`);

/** Changed files for a tool; everything if its configuration or nothing has changed. */
const filesFor = (pattern: RegExp) =>
  changed.some((path) => /^\.ox|^package-lock/.test(path)) ? [] : changed.filter((path) => pattern.test(path));
const related = ['vitest', 'related', '--run', '--project', 'node', ...code, ...contracts];
const results = await Promise.all([
  run('npm', ['run', '--silent', 'types']),
  run('npx', ['oxlint', '--deny-warnings', ...filesFor(/\.(?:tsx?|js)$/)]),
  run('npx', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...filesFor(/\.(?:tsx?|js|css|json|md|html)$/)]),
  run('npx', related),
]);
if (near.length > 0) {
  const shown = ['vitest', 'run', '--project', 'dom', '--changed', base, '--passWithNoTests', ...near];
  results.push(await run('npx', shown));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
