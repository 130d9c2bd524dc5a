import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { versioned } from '../../.config/build/package';
import * as z from 'zod/mini';

const read = (name: string) => readFileSync(join(inject('dist'), name), 'utf8');
const scripts = () =>
  readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && !name.startsWith('examples/'))
    .sort();

/** The component for React is published as it is written, and the diagnosis for a frame is that of the modules: without a source map. */
const bundles = () => scripts().filter((name) => !/^(?:react|webshop-diagnosis-.*)\.js$/.test(name));

/** Texts of parts of a package that the shop does not use, and that tree shaking cannot remove. */
const UNUSED_PARTS: Record<string, readonly string[]> = {
  'react-dom': ['suppressHydrationWarning', 'data-precedence', 'view-transition', 'onMouseEnter', 'SuspenseList'],
  axios: ['XSRF-TOKEN', 'transformRequest', 'onUploadProgress', 'maxRedirects', 'ERR_BAD_OPTION_VALUE'],
  dompurify: ['feDropShadow', 'munderover', 'annotation-xml', 'shadowrootmode'],
  swiper: ['loopFix', 'slideToClosest', 'updateAutoHeight'],
  'react-router': ['prefetch', 'Await'],
};

describe('the libraries in the single script', () => {
  it.each(Object.entries(UNUSED_PARTS))('%s is there as published', (_, texts) => {
    const script = read('webshop-widget.js');
    expect(texts.filter((text) => !script.includes(text))).toEqual([]);
  });
});

it('imports only what keeps its content under its name, so that whoever has the shop open stays with one build', () => {
  const imported = scripts().flatMap((name) =>
    [...read(name).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`](\.[^"'`]*\.js)["'`]/g)].map(
      ([, path = '']) => `${name}: ${path}`,
    ),
  );
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((line) => !/-(?:\d+\.\d+\.\d+[\w.-]*|[\w-]{8})\.js$/.test(line))).toEqual([]);
});

describe('beside the scripts', () => {
  it('stand the licence texts of every package in the source maps, and each file that a page loads names them', () => {
    const notices = read('THIRD-PARTY-NOTICES.txt');
    const packages = new Set(
      bundles().flatMap((name) =>
        sourcesOf(name).flatMap(({ path }) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
      ),
    );
    expect([...packages]).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'axios', 'dompurify', 'zod', 'swiper']),
    );
    expect([...packages].filter((name) => !notices.includes(`\n${name} `) && !notices.startsWith(`${name} `))).toEqual(
      [],
    );
    expect(notices).toContain('Permission is hereby granted, free of charge');
    for (const name of scripts().filter((each) => !each.includes('/chunks/') && each !== 'react.js')) {
      expect(read(name)).toMatch(
        /^(?:\/\/# allFunctionsCalledOnLoad\n)?\/\*! webshop-widget \S+ \| licences: THIRD-PARTY-NOTICES\.txt \*\/\n/,
      );
    }
  });

  it('stands the hash of every file but the maps, as an integrity attribute takes it', () => {
    const files = readdirSync(inject('dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(inject('dist'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((name) => !name.startsWith('maps/') && name !== 'integrity.json');
    expect(files).toEqual(expect.arrayContaining(['platform-check.mjs', 'examples/ga4.js', 'webshop-wordpress.zip']));
    const hashOf = (name: string) =>
      createHash('sha384')
        .update(readFileSync(join(inject('dist'), name)))
        .digest('base64');
    const expected = files.map((name) => [name, `sha384-${hashOf(name)}`]);
    expect(JSON.parse(read('integrity.json'))).toEqual(Object.fromEntries(expected));
  });

  it('stands a complete source map of each, once, which the script does not name', () => {
    for (const name of bundles()) {
      expect(read(name)).not.toContain('sourceMappingURL');
      // The bundler's own few lines have no source.
      expect(mapOf(name) !== undefined || name.includes('/rolldown-runtime-')).toBe(true);
      expect(sourcesOf(name).filter(({ text }) => text === null)).toEqual([]);
    }
    const maps = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.map'),
    );
    const texts = maps.map(read);
    expect(maps.filter((_, at) => texts[at]?.includes(process.cwd()))).toEqual([]);
    expect(maps.filter((_, at) => texts.indexOf(texts[at] ?? '') !== at)).toEqual([]);
    const paths = sourcesOf('webshop-widget.js').map(({ path }) => path);
    expect(paths.some((path) => path.endsWith('/src/app/renderShop.tsx'))).toBe(true);
  });
});

const mapSchema = z.object({
  sources: z.array(z.string()),
  sourcesContent: z._default(z.array(z.nullable(z.string())), []),
});

/** What a page may name has its map under the name with the version alone. */
function mapOf(script: string): string | undefined {
  const { version } = z.parse(z.object({ version: z.string() }), JSON.parse(read('package.json')));
  const maps = [script, versioned(script.replace(/-\d+\.js$/, '.js'), version)].map((name) => `maps/${name}.map`);
  return maps.find((name) => existsSync(join(inject('dist'), name)));
}

function sourcesOf(script: string): { path: string; text: string | null }[] {
  const map = mapOf(script);
  if (map === undefined) return [];
  const { sources, sourcesContent } = z.parse(mapSchema, JSON.parse(read(map)));
  return sources.map((path, at) => ({ path, text: sourcesContent[at] ?? null }));
}
