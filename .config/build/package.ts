import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { majorVersion } from '../../src/lib/majorVersion.ts';
import { changesFeed, FEED } from './changesFeed.ts';
import { documentPage } from './documents.ts';

/** Folder of the package's documents: licence, changes, embedding guide. */
const TEXTS = 'embed/package';
export const PICTURES = `${TEXTS}/pictures`;
/** Documents that are also delivered as HTML. */
const PAGES = ['HANDBUCH.md', 'EINBINDEN.md', 'CHANGELOG.md'];
const pageName = (name: string) => name.replace('.md', '.html');

/**
 * Files that a page may name. Each also exists under a name with the first number of its version, for pages that want nothing that asks for a
 * change, and under one with its whole version, whose content never changes.
 */
const ENTRIES = ['webshop-start.js', 'webshop-widget.js', 'esm/webshop-widget.js'];

export interface PackageFacts {
  name: string;
  version: string;
  description: string;
  browserslist: string[];
  dependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as PackageFacts;

function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** What a build is made of. */
const SOURCES = ['src', 'embed', '.config/build', 'package-lock.json', 'vite.config.ts'];
const viteSettings = () => Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));

/** Eight hexadecimal digits, for a build that no commit tells: without git, with changes, with settings. */
function contentHash(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
          .toSorted(),
  );
  for (const file of files) hash.update(file.replaceAll('\\', '/')).update(readFileSync(file));
  return hash.update(JSON.stringify(viteSettings().toSorted())).digest('hex').slice(0, 8);
}

/** '1.4.0' at its tag and for a release; anything else is '1.4.0-dev.<commit>', so that no two builds share a name: it is served as immutable. */
function versionOf({ version }: PackageFacts): string {
  if (process.env.WEBSHOP_RELEASE === version || git('describe', '--exact-match', '--tags') === `v${version}`)
    return version;
  const isCommitted = git('status', '--porcelain', '--', ...SOURCES) === '' && viteSettings().length === 0;
  const name = (isCommitted ? git('rev-parse', '--short=8', 'HEAD') : undefined) ?? contentHash();
  return `${version}-dev.${name.replace(/^0+(?=\d+$)/, '')}`;
}

// Vite evaluates this file again for each of its configurations: one build has one name, also while somebody edits.
process.env.WEBSHOP_VERSION ??= versionOf(manifest);

/** The project's `package.json`, with the version of this build. */
export const packageFacts: PackageFacts = { ...manifest, version: process.env.WEBSHOP_VERSION };

/** Oldest supported browsers in the build's spelling ('chrome111'); `.config/browsers` lists features that they lack. */
export const BROWSERS = packageFacts.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/** File name with version: 'esm/webshop-widget-1.2.0.js'. */
export const versioned = (file: string, version: string) => file.replace(/\.js$/, `-${version}.js`);

/**
 * Adds the entries under their names with version, and moves source maps to a folder, which is a package of its own: no script refers to
 * its map, and each exists once, under the name with the version.
 */
export function withVersionedEntries(files: ReadonlyMap<string, string>, version: string): Map<string, string> {
  const all = new Map(files);
  for (const entry of ENTRIES) {
    const name = versioned(entry, version);
    const code = files.get(entry);
    const map = files.get(`${entry}.map`);
    if (code !== undefined) all.set(name, code).set(versioned(entry, String(majorVersion(version))), code);
    if (map !== undefined) all.set(`${name}.map`, map);
    all.delete(`${entry}.map`);
  }
  return new Map([...all].map(([name, content]) => [name.endsWith('.map') ? `maps/${name}` : name, content]));
}

/**
 * `package.json` of the published package (`npm pack ./dist`). It has no dependencies, because all are bundled, and side effects,
 * because importing it mounts the shops of the page's script tags and registers `<webshop-widget>`.
 */
export function packageManifest({ name, version, description }: PackageFacts): string {
  const types = './webshop-widget.d.ts';
  const main = './esm/webshop-widget.js';
  const manifest = {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    keywords: ['car dealer', 'web shop', 'widget', 'custom element', 'white-label'],
    type: 'module',
    main,
    types,
    exports: {
      '.': { types, default: main },
      './react': { types: './react.d.ts', default: './react.js' },
      './webshop-widget.js': { types: './script.d.ts', default: './webshop-widget.js' },
      './integrity.json': './integrity.json',
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    bin: { 'webshop-page-check': './page-check.mjs', 'webshop-platform-check': './platform-check.mjs' },
    // Source maps are a package of their own.
    files: ['*', '!maps'],
    sideEffects: true,
    // Of the entry for React only.
    peerDependencies: { react: '>=18.2' },
    peerDependenciesMeta: { react: { optional: true } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `package.json` of the source maps, for who looks into an error (`npm pack ./dist/maps`). */
export function mapsManifest({ name, version }: PackageFacts): string {
  const manifest = {
    name: `${name}-maps`,
    version,
    description: `Source maps of ${name}`,
    license: 'SEE LICENSE IN LICENSE',
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Documents by file name. @throws {Error} if the changelog lacks this version */
export function packageTexts({ version }: PackageFacts): [string, string][] {
  const texts = readdirSync(TEXTS)
    .filter((name) => name !== basename(PICTURES))
    .map((name): [string, string] => [name, readFileSync(`${TEXTS}/${name}`, 'utf8')]);
  const changes = new Map(texts).get('CHANGELOG.md') ?? '';
  if (!changes.includes(`\n## ${version.replace(/-.*/, '')}`))
    throw new Error(`CHANGELOG.md says nothing about ${version}`);
  const pages = texts.filter(([name]) => PAGES.includes(name));
  return [
    ...texts,
    ...pages.map(([name, text]): [string, string] => [
      pageName(name),
      documentPage(text, name === 'CHANGELOG.md' ? FEED : undefined),
    ]),
    [FEED, changesFeed(changes)],
  ];
}

/** Addresses that an agency replaces. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '%API_URL%': 'https://api.example',
  '%SCRIPT_URL%': 'https://shop.example/webshop-start.js',
  '%MODULE_URL%': 'https://shop.example/esm/webshop-widget.js',
  '%SHOP_URL%': 'https://autohaus.example/fahrzeuge/',
  '%VEHICLE_PATH%': '/angebote-x/FAHRZEUG',
  '="/webshop-start.js"': '="https://shop.example/webshop-start.js"',
};

/** The demo's pages as examples, by file name. */
export const examplePages = (): [string, string][] =>
  readdirSync('embed/examples')
    .filter((name) => /\.(?:html|css|js)$/.test(name))
    .map((name) => [
      `examples/${name}`,
      Object.entries(PLACEHOLDERS).reduce(
        (text, [placeholder, address]) => text.replaceAll(placeholder, address),
        readFileSync(`embed/examples/${name}`, 'utf8'),
      ),
    ]);

/** Scripts for the server of a website, by file name. */
export const searchEngineExamples = (): [string, string][] =>
  ['stock.mjs', 'stock.php'].map((name) => [
    `search-engines/${name}`,
    readFileSync(`src/tools/stock-pages/${name}`, 'utf8'),
  ]);
