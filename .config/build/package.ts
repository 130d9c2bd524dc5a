import { readFileSync, readdirSync } from 'node:fs';

/** What ships beside the scripts as it is written: licence, changes, how to embed. */
const TEXTS = 'embed/package';

/** Files that a dealer may name in a page: each also stands under a name with its version, which never changes its content. */
const ENTRIES = ['webshop-widget.js', 'esm/webshop-widget.js', 'esm/webshop-admin.js'];

export interface PackageFacts {
  name: string;
  version: string;
  description: string;
}

/** Name of a file with the version in it: 'esm/webshop-widget-1.2.0.js'. */
export const versioned = (file: string, version: string) => file.replace(/\.js$/, `-${version}.js`);

/**
 * Scripts that a page may name stand under their plain name and under the one with the version. Their source maps, most of what is packed, stand
 * once, under the name with the version: no script names its map, and the one of an older release stays beside it.
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
 * `package.json` of what is published: `npm pack ./dist`. Without dependencies, because all are bundled; with side effects, because importing it
 * mounts the shops of the page's script tags and registers `<webshop-widget>`.
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
      './webshop-widget.js': './webshop-widget.js',
      './integrity.json': './integrity.json',
      './package.json': './package.json',
    },
    sideEffects: true,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** @throws {Error} where the changes of this version are not told */
export function packageTexts({ version }: PackageFacts): [string, string][] {
  const texts = readdirSync(TEXTS).map((name): [string, string] => [name, readFileSync(`${TEXTS}/${name}`, 'utf8')]);
  const changes = new Map(texts).get('CHANGELOG.md') ?? '';
  if (!changes.includes(`\n## ${version}`)) throw new Error(`CHANGELOG.md says nothing about ${version}`);
  return texts;
}
