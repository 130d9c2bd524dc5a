/**
 * `npm run check [-- <commit>]`: types, lint of the changed files, and the tests that a change reaches, in less than a minute. Changed is what
 * differs from the commit (default: HEAD), new files included. In node every test that imports a changed file runs, and the contracts; with
 * a page only those of the same folder, because most of them show the whole shop. `npm run unit` and `npm run lint` do all of it.
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

/** Runs a command to its end; what it says is shown at once or, beside others, at its end. */
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

/** They ask a compiler about everything, for 20 s: left to `npm run unit`. */
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

/** The files that a tool knows, or everything where its rules themselves were changed or nothing was. */
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
