import { readFileSync, readdirSync } from 'node:fs';

/** Folder of the package's documents: licence, changes, embedding guide. */
const TEXTS = 'embed/package';

/** Files that a page may load. Each also exists under a name with its version, whose content never changes. */
const ENTRIES = ['webshop-widget.js', 'esm/webshop-widget.js', 'esm/webshop-admin.js', 'esm/webshop-diagnosis.js'];

export interface PackageFacts {
  name: string;
  version: string;
  description: string;
  browserslist: string[];
  dependencies: Record<string, string>;
}

/** The project's `package.json`. */
export const packageFacts = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as PackageFacts;

/** Oldest supported browsers in the build's spelling ('chrome111'); `.config/browsers` lists features that they lack. */
export const BROWSERS = packageFacts.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/** File name with version: 'esm/webshop-widget-1.2.0.js'. */
export const versioned = (file: string, version: string) => file.replace(/\.js$/, `-${version}.js`);

/**
 * Adds the entries under their names with version. Their source maps, most of the package's size, exist only under these names: no
 * script refers to its map, and maps of older releases are kept.
 */
export function withVersionedEntries(files: ReadonlyMap<string, string>, version: string): Map<string, string> {
  const all = new Map(files);
  for (const entry of ENTRIES) {
    const name = versioned(entry, version);
    const code = files.get(entry);
    const map = files.get(`${entry}.map`);
    if (code !== undefined) all.set(name, code);
    if (map !== undefined) all.set(`${name}.map`, map);
    all.delete(`${entry}.map`);
  }
  return all;
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
    sideEffects: true,
    // Of the entry for React only.
    peerDependencies: { react: '>=18.2' },
    peerDependenciesMeta: { react: { optional: true } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Documents by file name. @throws {Error} if the changelog lacks this version */
export function packageTexts({ version }: PackageFacts): [string, string][] {
  const texts = readdirSync(TEXTS).map((name): [string, string] => [name, readFileSync(`${TEXTS}/${name}`, 'utf8')]);
  const changes = new Map(texts).get('CHANGELOG.md') ?? '';
  if (!changes.includes(`\n## ${version}`)) throw new Error(`CHANGELOG.md says nothing about ${version}`);
  return texts;
}

/** Scripts for the server of a website, by file name. */
export const searchEngineExamples = (): [string, string][] =>
  ['stock.mjs', 'stock.php'].map((name) => [
    `search-engines/${name}`,
    readFileSync(`embed/examples/search-engines/${name}`, 'utf8'),
  ]);
