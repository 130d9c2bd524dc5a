/**
 * `npm run release -- 0.2.0`: builds twice and compares, writes version and changelogs, commits and tags. `--try` changes nothing.
 * Publishing is the next step (docs/releasing.md).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isNewer, releaseSection } from './changelog.ts';

const CHANGELOGS = [
  { file: 'embed/package/CHANGELOG.md', heading: 'Unveröffentlicht' },
  { file: 'CHANGELOG.md', heading: 'Unreleased' },
] as const;
const FOLDERS = ['.cache/release/1', '.cache/release/2'] as const;

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' }).trim();

function setVersion(file: string, version: string): string {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string; packages?: Record<string, object> };
  manifest.version = version;
  if (manifest.packages) manifest.packages[''] = { ...manifest.packages[''], version };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Names of files that differ between two folders, or are in one alone. */
function differences([one, other]: readonly [string, string]): string[] {
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
  const [inOne, inOther] = [filesOf(one), filesOf(other)];
  return [...new Set([...inOne, ...inOther])].filter(
    (name) =>
      !inOne.includes(name) ||
      !inOther.includes(name) ||
      !readFileSync(join(one, name)).equals(readFileSync(join(other, name))),
  );
}

/** Builds in processes of their own, so that nothing of the first build is left in the second. @throws {Error} if they differ */
function buildTwice(version: string): void {
  process.env.WEBSHOP_RELEASE = version;
  rmSync('.cache/release', { recursive: true, force: true });
  const script = (folder: string) =>
    `import { buildAll } from './.config/build/build.ts'; await buildAll('${folder}');`;
  for (const folder of FOLDERS) run('npx', 'tsx', '--input-type=module', '--eval', script(folder));
  const different = differences(FOLDERS);
  if (different.length > 0) throw new Error(`Two builds of the same sources differ in:\n${different.join('\n')}`);
}

function release(version: string, isTrial: boolean): string {
  const { version: previous } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  if (!isNewer(version, previous)) throw new Error(`"${version}" does not follow ${previous}. Give it as X.Y.Z.`);
  if (run('git', 'status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  if (run('git', 'tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} exists.`);

  const day = new Date().toISOString().slice(0, 10);
  const written: [file: string, text: string][] = [
    ...CHANGELOGS.map(({ file, heading }): [string, string] => [
      file,
      releaseSection(readFileSync(file, 'utf8'), heading, `${version} (${day})`),
    ]),
    ...['package.json', 'package-lock.json'].map((file): [string, string] => [file, setVersion(file, version)]),
  ];
  const before = written.map(([file]): [string, string] => [file, readFileSync(file, 'utf8')]);
  const write = (files: readonly [string, string][]) => files.forEach(([file, text]) => writeFileSync(file, text));
  write(written);
  try {
    buildTwice(version);
  } catch (error) {
    write(before);
    throw error;
  }
  if (isTrial) {
    write(before);
    return `Version ${version} could be released: two builds are the same, byte for byte. Nothing was changed.`;
  }
  run('git', 'commit', '--all', '--message', `Version ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `v${version}`);
  return `Version ${version} is committed and tagged. Next: git push --follow-tags, and publish ${FOLDERS[0]} (docs/releasing.md).`;
}

const { values, positionals } = parseArgs({ options: { try: { type: 'boolean' } }, allowPositionals: true });
try {
  console.log(release(positionals[0] ?? '', values.try === true));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
