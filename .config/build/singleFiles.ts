import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { NOTICE } from './chunks.ts';
import { packageFacts } from './package.ts';
import { FRAME_BANNER } from './realm.ts';
import { utilities } from './utilities.ts';

type Options = NonNullable<Parameters<typeof build>[0]>;

/** One file of code, without dependencies. @param name of a classic script's exports */
async function bundled(
  entry: string,
  target: string | string[],
  rolldownOptions: object = {},
  name?: string,
): Promise<string> {
  const options: Options = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [utilities(), react()],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_WIDGET_VERSION': JSON.stringify(packageFacts.version),
      ...(name !== undefined && { 'import.meta': '{}' }),
    },
    build: {
      target,
      write: false,
      minify: true,
      lib: { entry, formats: [name === undefined ? 'es' : 'iife'], name },
      rolldownOptions: {
        ...rolldownOptions,
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: false,
          // The library build keeps white space otherwise.
          minify: true,
          comments: false,
          ...('output' in rolldownOptions ? (rolldownOptions.output ?? {}) : {}),
        },
      },
    },
  };
  const [chunk] = [await build(options)].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${entry} has no code`);
  return chunk.code;
}

/** Commands of the package, for Node: 'webshop-platform-check' for a platform's team, 'webshop-page-check' for an agency. */
const COMMANDS = ['platform-check', 'page-check'];

/** `platform-check.mjs`, `page-check.mjs`. */
export const commandFiles = (): Promise<[name: string, code: string][]> =>
  Promise.all(
    COMMANDS.map(async (name): Promise<[string, string]> => {
      const options = { external: [/^node:/], output: { banner: '#!/usr/bin/env node' } };
      return [`${name}.mjs`, await bundled(`src/tools/${name}/cli.ts`, 'node20', options)];
    }),
  );

/** `einbinden.html`: the page that writes an agency's code and checks its page. */
export async function setUpPage(target: string[]): Promise<string> {
  const code = await bundled('src/tools/embedding-page/setUp.tsx', target);
  // In a script, these would end it or hide its end.
  const inline = code
    .replace(/<(?=!--|\/?script)/gi, '\\x3C')
    // Signs that HTML does not allow.
    .replace(/(?![\t\n\r])\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return readFileSync('src/tools/embedding-page/setUp.html', 'utf8').replace(
    '<script type="module" src="setUp.tsx"></script>',
    () => `<script type="module">${inline}</script>`,
  );
}

/** The diagnosis for a shop that works in a frame, where a module would take the frame for the page (`embed/load/fileBeside.ts`). */
export const frameDiagnosis = (target: string[]): Promise<string> =>
  bundled(
    'src/tools/diagnose/diagnose.ts',
    target,
    {
      output: {
        charset: 'ascii',
        banner: FRAME_BANNER,
        postBanner: NOTICE,
        footer: 'globalThis.webshopDiagnosis=webshopDiagnosis})();',
      },
    },
    'webshopDiagnosis',
  );
