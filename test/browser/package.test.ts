/** The build as it is published: what `npm pack ./dist` holds, and what tools and servers make of it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';

const dependenciesSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const sbomSchema = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.optional(z.array(z.object({ expression: z.string() }))),
    }),
  ),
});
const manifestSchema = z.looseObject({
  version: z.string(),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
});
const packedSchema = z.array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }));

const dist = () => resolve(inject('dist'));
const node = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).trim();
const addressOf = (file: string) => JSON.stringify(pathToFileURL(join(dist(), file)).href);
const entry = () => addressOf('esm/webshop-widget.js');

describe('the package', () => {
  let folder = '';
  let tarball: Buffer = Buffer.of();
  let files: string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'webshop-pack-'));
    const arguments_ = ['pack', dist(), '--json', '--ignore-scripts', '--pack-destination', folder];
    const answer = execFileSync('npm', arguments_, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [packed] = z.parse(packedSchema, JSON.parse(answer));
    files = packed?.files.map(({ path }) => path) ?? [];
    tarball = readFileSync(join(folder, packed?.filename ?? ''));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds the scripts, their types and texts, and nothing of the source, which is a package beside it', () => {
    const { version } = z.parse(manifestSchema, JSON.parse(readFileSync(join(dist(), 'package.json'), 'utf8')));
    expect(files).toEqual(
      expect.arrayContaining([
        ...['package.json', 'LICENSE', 'THIRD-PARTY-NOTICES.txt'],
        ...['README.md', 'HANDBUCH.md', 'EINBINDEN.md', 'CHANGELOG.md', 'einbinden.html'],
        ...['HANDBUCH.html', 'EINBINDEN.html', 'pictures/shop.jpg'],
        ...['react.js', 'react.d.ts', 'script.d.ts', 'search-engines/stock.mjs', 'search-engines/stock.php'],
        ...['page-check.mjs', 'platform-check.mjs', 'webshop-wordpress.zip'],
        ...['webshop-start.js', 'webshop-start-1.js', `webshop-start-${version}.js`],
        ...['webshop-widget.js', 'webshop-widget-1.js', 'webshop-widget.d.ts', 'CHANGELOG.xml'],
        ...['esm/webshop-widget.js', 'esm/webshop-widget-1.js'],
        ...[`webshop-widget-${version}.js`, `esm/webshop-widget-${version}.js`, `esm/webshop-admin-${version}.js`],
      ]),
    );
    expect(files.filter((name) => (/\.tsx?$/.test(name) && !name.endsWith('.d.ts')) || name.endsWith('.map'))).toEqual(
      [],
    );
    const maps = z.parse(manifestSchema, JSON.parse(readFileSync(join(dist(), 'maps/package.json'), 'utf8')));
    expect(maps).toMatchObject({ name: 'webshop-widget-maps', version });
  });

  it('has pages without control characters, which HTML does not allow', () => {
    const pages = readdirSync(dist()).filter((name) => name.endsWith('.html'));
    expect(pages).toContain('einbinden.html');
    const wrong = pages.filter((name) => /(?![\t\n\r])\p{Cc}/u.test(readFileSync(join(dist(), name), 'utf8')));
    expect(wrong).toEqual([]);
  });

  it('depends on nothing but React, for its component, and runs no script where it is installed', () => {
    const manifest = z.parse(manifestSchema, JSON.parse(readFileSync(join(dist(), 'package.json'), 'utf8')));
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['private']));
    for (const name of ['dependencies', 'devDependencies', 'scripts']) expect(manifest).not.toHaveProperty(name);
    expect(Object.keys(manifest.peerDependencies ?? {})).toEqual(['react']);
    expect(manifest).toMatchObject({ peerDependenciesMeta: { react: { optional: true } } });
  });

  it('lists the bundled libraries with version and licence', () => {
    const { components } = z.parse(sbomSchema, JSON.parse(readFileSync(join(dist(), 'sbom.cdx.json'), 'utf8')));
    const manifest = z.parse(dependenciesSchema, JSON.parse(readFileSync('package.json', 'utf8')));
    const named = new Map(components.map(({ name, version }) => [name, version]));
    for (const [name, version] of Object.entries(manifest.dependencies))
      expect([name, named.get(name)]).toEqual([name, version]);
    expect(components.filter(({ licenses }) => licenses === undefined).map(({ name }) => name)).toEqual([]);
    const expressions = components.flatMap(({ licenses = [] }) => licenses.map(({ expression }) => expression));
    expect(expressions.filter((expression) => / (?:and|or|with) /.test(expression))).toEqual([]);
  });

  it('has nothing that publint would change', async () => {
    const { messages, pkg } = await publint({ pkgDir: dist(), pack: false, level: 'suggestion' });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve everywhere: required from CommonJS it is the module that it says to be', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    expect(analysis.types).toMatchObject({ kind: 'included' });
    const problems = 'problems' in analysis ? analysis.problems.map(({ kind }) => kind) : ['none analysed'];
    expect(problems.filter((kind) => kind !== 'CJSResolvesToESM')).toEqual([]);
  });
});

describe('on a server', () => {
  it('the import does nothing, not even leave the mark of a library, and does not fail', () => {
    const code = `const before = new Set(Object.keys(globalThis));
      const { version } = await import(${entry()});
      console.log(typeof version, ...Object.keys(globalThis).filter((name) => !before.has(name)));`;
    expect(node(code)).toBe('string');
  });

  it.each(['webshop-widget.js', 'webshop-start.js'])('the import of %s does nothing either', (name) => {
    const code = `const before = Object.keys(globalThis).length;
      const exported = Object.keys(await import(${addressOf(name)}));
      console.log(exported.length, Object.keys(globalThis).length - before);`;
    expect(node(code)).toBe('0 0');
  });

  it('the component for React renders its place, with room for the shop and what stands there until then', () => {
    const folder = mkdtempSync(join(tmpdir(), 'webshop-react-'));
    try {
      mkdirSync(join(folder, 'node_modules'));
      symlinkSync(dist(), join(folder, 'node_modules/webshop-widget'));
      for (const name of ['react', 'react-dom', 'scheduler'])
        symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
      const page = join(folder, 'page.mjs');
      writeFileSync(
        page,
        `import { createElement } from 'react';
        import { renderToString } from 'react-dom/server';
        import { Webshop } from 'webshop-widget/react';
        console.log(renderToString(createElement(Webshop, { adminId: '7', className: 'shop' }, 'Der Shop lädt …')));
        console.log(renderToString(createElement(Webshop, { adminId: '7', mode: 'search' })));`,
      );
      const written = execFileSync(process.execPath, ['--preserve-symlinks', '--preserve-symlinks-main', page], {
        encoding: 'utf8',
      });
      expect(written.trim().split('\n')).toEqual([
        '<div class="shop" style="min-height:max(720px, 100vh)">Der Shop lädt …</div>',
        '<div></div>',
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('mount says that it needs a page', () => {
    const code = `const { mount } = await import(${entry()});
      try { mount('#webshop', { adminId: '7' }); } catch (error) { console.log(error.message); }`;
    expect(node(code)).toMatch(/^\[webshop-widget\] There is no page here\..*useEffect/);
  });
});
