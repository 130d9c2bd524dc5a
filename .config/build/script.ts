import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { COMPILE_HINT, NOTICE } from './chunks.ts';
import { ownExports } from './ownExports.ts';
import { BROWSERS } from './package.ts';
import { REALM_FOOTER, realmBanner } from './realm.ts';

/** Where the chunks would be, had they been written: their source maps are relative to it. */
const FOLDER = resolve('dist');

function chunksAsModules(chunks: readonly Rolldown.OutputChunk[]): Plugin {
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
      return chunk && { code: chunk.code, map: chunk.map ?? null };
    },
  };
}

/** The chunks of a build in one file: a fifth as many wrappers as of source files (docs/decisions/build.md). */
export async function scriptOf(chunks: readonly Rolldown.OutputChunk[]): ReturnType<typeof build> {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('no chunk is the entry of the script');
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [chunksAsModules(chunks), ownExports()],
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
          entryFileNames: entry.fileName,
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

/** Entry with copies of the small chunks that it imports: a static import would delay the first view by a round trip. */
export function entryOf(
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): ReturnType<typeof build> {
  const isCopied = ({ fileName }: Rolldown.OutputChunk) => entry.imports.includes(fileName);
  const external = chunks
    .filter((chunk) => chunk !== entry && !isCopied(chunk))
    .map(({ fileName }) => basename(fileName));
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [chunksAsModules([entry, ...chunks.filter(isCopied)])],
    build: {
      target: BROWSERS,
      write: false,
      reportCompressedSize: false,
      sourcemap: 'hidden',
      lib: { entry: join(FOLDER, entry.fileName), formats: ['es'] },
      rolldownOptions: {
        external: (id) => external.includes(basename(id)),
        checks: { bundlerTimings: false },
        output: {
          charset: 'ascii',
          entryFileNames: entry.fileName,
          paths: (id) => `./chunks/${basename(id)}`,
          minify: true,
          comments: false,
          postBanner: NOTICE,
        },
      },
    },
  });
}
