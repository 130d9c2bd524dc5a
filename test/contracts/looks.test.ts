import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOST_PROPERTIES } from '../../src/domain/tenant/hostProperties';
import { PARTS } from '../../src/ui/parts';
import { readSources } from './sources';

const chapter = readFileSync('embed/package/HANDBUCH.md', 'utf8').split('\n## Aussehen')[1]?.split('\n## ')[0] ?? '';

/** Names in the first column of the table under a heading. */
const namesIn = (heading: string) =>
  (chapter.split(new RegExp(`\\| ${heading} +\\|`))[1] ?? '')
    .split('\n\n')[0]
    ?.split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));

describe('the look that a page can change', () => {
  it('has the custom properties that the handbook names, each read somewhere', () => {
    const properties = Object.values(HOST_PROPERTIES);
    expect(namesIn('Eigenschaft')?.sort()).toEqual([...properties].sort());
    const shell = readFileSync('embed/shell/shell.css', 'utf8') + readFileSync('src/app/VisitorShell.css', 'utf8');
    const look = readFileSync('embed/page/followLook.ts', 'utf8');
    for (const [name, property] of Object.entries(HOST_PROPERTIES))
      expect(shell.includes(`var(${property}`) || look.includes(`${name}: '`), property).toBe(true);
  });

  it('has the parts that the handbook names, each on an element, and no other', () => {
    const parts = new Set(Object.values(PARTS).flatMap((names) => names.split(' ')));
    expect(namesIn('Teil')?.sort()).toEqual([...parts].sort());
    const code = readSources('src', 'embed').map((file) => file.code);
    for (const name of Object.keys(PARTS))
      expect(
        code.some((each) => each.includes(`PARTS.${name}`)),
        name,
      ).toBe(true);
    expect(code.filter((each) => /\bpart="|'part'/.test(each))).toEqual([]);
  });

  it('reads no custom property that nothing sets', () => {
    const files = ['src', 'embed'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const text = files
      .filter((name) => /\.(css|tsx?)$/.test(name) && !name.includes('/examples/'))
      .map((name) => readFileSync(name, 'utf8'))
      .join('\n');
    const set = new Set<string>(Object.values(HOST_PROPERTIES));
    for (const [, name = ''] of text.matchAll(/['"`]?(--[\w-]+)['"`]?\]?\s*[:,]/g)) set.add(name);
    for (const [, name = ''] of text.matchAll(/'(--[\w-]+)'/g)) set.add(name);
    const read = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
  });

  it('is written in five sizes, which the theme names', () => {
    const sizes = [...readFileSync('src/ui/theme.css', 'utf8').matchAll(/--type-\d+/g)].map(([name]) => name);
    expect([...new Set(sizes)]).toEqual(['--type-12', '--type-14', '--type-16', '--type-18', '--type-22', '--type-28']);
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const others = files.flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(/\b(?:font-size|font): ([^;]+);/g)].flatMap(([, value = '']) =>
        /var\(--type-(12|14|16|18|22|28)\)|^(inherit|0)$/.test(value) ? [] : [`${name}: ${value}`],
      ),
    );
    expect(others).toEqual([]);
  });

  it('is told with the settings of the dealer that decide it elsewhere', () => {
    const settings = readFileSync('src/shared/frame/ShopFrame.tsx', 'utf8').matchAll(/settings\.(ui\w+)/g);
    expect(namesIn('Einstellung')).toEqual(expect.arrayContaining([...settings].map(([, name]) => name)));
  });
});
