import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { COMPILE_HINT, NOTICE } from './chunks.ts';
import { ownExports } from './ownExports.ts';
import { BROWSERS } from './package.ts';
import { REALM_FOOTER, realmBanner } from './realm.ts';

/** Where the chunks would be, had they been written: their source maps are relative to it. */
export const FOLDER = resolve('dist');

/** Code of a chunk with its source map, where it has one. */
export type Code = Partial<Pick<Rolldown.OutputChunk, 'map'>> & Pick<Rolldown.OutputChunk, 'code'>;

export function chunksAsModules(
  chunks: readonly Rolldown.OutputChunk[],
  codeOf: (chunk: Rolldown.OutputChunk) => Code = (chunk) => chunk,
): Plugin {
  const byId = new Map(chunks.map((chunk) => [join(FOLDER, chunk.fileName), chunk]));
  return {
    name: 'chunks-as-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const id = resolve(dirname(importer), source);
      return byId.has(id) ? id : undefined;
    },
    load(id) {
      const chunk = byId.get(id);
      if (chunk === undefined) return undefined;
      const { code, map } = codeOf(chunk);
      return { code, map: map ?? null };
    },
  };
}

/** An import, while the shop runs, of one export of a chunk. */
const ONE_EXPORT = /\bimport\((["'`])([^"'`]+)\1\)(?=\.then\(\(?([\w$]+)\)?\s*=>\s*\3\.([\w$]+))/g;

/** The script would list all exports of such a chunk: 2.3 kB of brotli. */
const oneExport: Plugin = {
  name: 'one-export',
  transform: (code) => ({ code: code.replace(ONE_EXPORT, 'import($1$2?$4$1)'), map: null }),
  resolveId(source, importer = '') {
    const [path = '', name] = source.split('?');
    return name === undefined ? undefined : `${resolve(dirname(importer), path)}?${name}`;
  },
  load(id) {
    const [path = '', name] = id.split('?');
    return name === undefined ? undefined : `export { ${name} } from './${basename(path)}';`;
  },
};

/**
 * The chunks of a build in one file: a fifth as many wrappers as of source files (docs/decisions/build.md).
 *
 * @param codeOf code of a chunk in it; default: as built
 */
export async function scriptOf(
  chunks: readonly Rolldown.OutputChunk[],
  fileName?: string,
  codeOf?: (chunk: Rolldown.OutputChunk) => Code,
): ReturnType<typeof build> {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('no chunk is the entry of the script');
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The first of its parts hands all exports to the others.
    plugins: [chunksAsModules(chunks, codeOf), ...(codeOf ? [] : [oneExport]), ownExports()],
    build: {
      target: BROWSERS,
      write: false,
      reportCompressedSize: false,
      sourcemap: 'hidden',
      lib: { entry: join(FOLDER, entry.fileName), formats: ['iife'], name: 'WebshopWidget' },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // A page in iso-8859-1 may decode a script without charset as iso-8859-1.
          charset: 'ascii',
          codeSplitting: false,
          entryFileNames: fileName ?? entry.fileName,
          minify: true,
          // Licences are in the notices file, which the banner names.
          comments: false,
          banner: realmBanner,
          footer: REALM_FOOTER,
          postBanner: `${COMPILE_HINT}\n${NOTICE}`,
        },
      },
    },
  });
}

/** The chunk and those that it imports. */
function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const all = new Set([chunk]);
  for (const { imports } of all)
    for (const each of chunks.filter(({ fileName }) => imports.includes(fileName))) all.add(each);
  return [...all];
}

/** Classic scripts resolve no relative address: `webshopFolder` is set at the start (embed/start.ts). */
const inFolder: Plugin = {
  name: 'in-folder',
  renderChunk: (code) => ({
    code: code.replace(/\bimport\((["'`])\.\/chunks\//g, 'import(webshopFolder + $1chunks/'),
    map: null,
  }),
};

/**
 * Entry with copies of the small chunks that it imports: a static import would delay the first view by a round trip.
 *
 * @param declared what a start script, a classic script, expects to be declared (embed/start.ts)
 */
export function entryOf(
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  declared?: string,
): ReturnType<typeof build> {
  const copied = withImports(entry, chunks);
  const external = chunks.filter((chunk) => !copied.includes(chunk)).map(({ fileName }) => basename(fileName));
  const isClassic = declared !== undefined;
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [chunksAsModules(copied), ...(isClassic ? [inFolder] : [])],
    build: {
      target: BROWSERS,
      write: false,
      reportCompressedSize: false,
      sourcemap: 'hidden',
      lib: { entry: join(FOLDER, entry.fileName), formats: [isClassic ? 'iife' : 'es'], name: 'webshopStart' },
      rolldownOptions: {
        external: (id) => external.includes(basename(id)),
        checks: { bundlerTimings: false },
        output: {
          charset: 'ascii',
          entryFileNames: entry.fileName,
          paths: (id) => `./chunks/${basename(id)}`,
          minify: true,
          comments: false,
          ...(isClassic && {
            banner: `(function(){${declared}`,
            footer: '})();',
          }),
          postBanner: NOTICE,
        },
      },
    },
  });
}
