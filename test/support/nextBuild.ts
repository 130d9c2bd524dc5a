import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Scripts of a build by their path from its folder. */
export type Build = ReadonlyMap<string, string>;

export const NEXT_VERSION = '99.0.0';

export function builtFiles(dist: string): Build {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const scripts = names.filter((name) => extname(name) === '.js' && /^(?:esm\/|[^/]+$)/.test(name));
  return new Map(scripts.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
}

/** The same code as another build has it: another version, and other names of all chunks. */
export function nextBuildOf(build: Build, dist: string): Build {
  const { version } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as { version: string };
  const chunks = new Set([...build.keys()].flatMap((name) => /^esm\/chunks\/(.*)$/.exec(name)?.[1] ?? []));
  const renamed = (text: string) =>
    text
      .replaceAll(version, NEXT_VERSION)
      .replace(/[\w-]+-[\w-]{8}\.js/g, (name) =>
        chunks.has(name) ? name.replace(/.\.js$/, (end) => (end === '_.js' ? '0.js' : '_.js')) : name,
      );
  return new Map([...build].map(([name, code]) => [renamed(name), renamed(code)]));
}
