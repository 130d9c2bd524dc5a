import { describe, expect, it } from 'vitest';
import { readSources } from './sources';

const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;

/** Exported names with the files that declare them; a component stands once, however often its chunk is loaded by that name. */
function exportsOf(sources: readonly { path: string; code: string }[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { path, code } of sources)
    for (const [, name = ''] of code.matchAll(EXPORT))
      if (!code.includes(`module.${name})`)) places.set(name, [...(places.get(name) ?? []), path]);
  return places;
}

const offencesIn = (sources: readonly { path: string; code: string }[]) =>
  [...exportsOf(sources)]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);

describe('an exported name', () => {
  it('stands once: who searches for it, or takes what the editor offers, has the right one', () => {
    expect(offencesIn(readSources('src', 'embed'))).toEqual([]);
  });

  it.each([
    ['export const rate = 1;', ['rate: a.ts, b.ts']],
    ['export async function rate() {}', ['rate: a.ts, b.ts']],
    ['export type rate = 1;', ['rate: a.ts, b.ts']],
    ['const rate = 1;', []],
    ["export { rate } from './a';", []],
    ["export const rate = lazy(() => import('./a').then((module) => module.rate));", []],
  ])('beside another: %s', (code, offences) => {
    expect(
      offencesIn([
        { path: 'a.ts', code: 'export interface rate {}' },
        { path: 'b.ts', code },
      ]),
    ).toEqual(offences);
  });
});
