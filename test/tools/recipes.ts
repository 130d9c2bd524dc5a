/**
 * `npx tsx test/tools/recipes.ts [filter …]`: applies what the recipes of the README say, as patches, to a copy of the last commit, and asks types and
 * the tests that the recipe names. A patch that no longer applies is a recipe to be walked anew. Before a release.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PATCHES = resolve('test/tools/recipes');
const place = mkdtempSync(join(tmpdir(), 'webshop-recipes-'));

/** @returns what the command says where it fails */
function failureOf(command: string, ...words: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: place, encoding: 'utf8' });
  return status === 0 ? undefined : `${command} ${words.join(' ')}\n${stdout}${stderr}`;
}

function walk(name: string): string | undefined {
  const patch = join(PATCHES, `${name}.patch`);
  const tests = /^Tests: (.*)$/m.exec(readFileSync(patch, 'utf8'))?.[1]?.split(' ') ?? [];
  return (
    failureOf('git', 'apply', patch) ??
    failureOf('npm', 'run', '--silent', 'types') ??
    failureOf('npx', 'vitest', 'run', '--project', 'node', '--project', 'dom', ...tests) ??
    failureOf('git', 'apply', '--reverse', patch)
  );
}

spawnSync('git', ['clone', '--quiet', '--shared', '.', place]);
symlinkSync(resolve('node_modules'), join(place, 'node_modules'));
const wanted = process.argv.slice(2);
const names = readdirSync(PATCHES).map((file) => file.replace('.patch', ''));
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const start = performance.now();
  const failure = walk(name);
  console.log(
    `${name.padEnd(10)} ${failure === undefined ? 'ok' : 'FAILED'}  ${((performance.now() - start) / 1000).toFixed()} s`,
  );
  if (failure === undefined) continue;
  console.log(failure);
  process.exitCode = 1;
  spawnSync('git', ['checkout', '--quiet', '.'], { cwd: place });
}
rmSync(place, { recursive: true, force: true });
