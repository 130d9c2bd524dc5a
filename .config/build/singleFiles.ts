import { readFileSync } from 'node:fs';
import { build } from 'vite';

type Options = NonNullable<Parameters<typeof build>[0]>;

/** One file of code, without dependencies. */
async function bundled(entry: string, target: string | string[], rolldownOptions: object = {}): Promise<string> {
  const options: Options = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target,
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        ...rolldownOptions,
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: false,
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

/** `platform-check.mjs`: the check for a platform's team, for Node. */
export const platformCheck = () =>
  bundled('embed/tools/platformCheck/cli.ts', 'node20', {
    external: [/^node:/],
    output: { banner: '#!/usr/bin/env node' },
  });

/** `einbinden.html`: the page that writes an agency's code and checks its page. */
export async function setUpPage(target: string[]): Promise<string> {
  const page = (name: string) => readFileSync(`embed/tools/setUp/${name}`, 'utf8');
  const code = await bundled('embed/tools/setUp/setUp.ts', target);
  // In a script, these would end it or hide its end.
  const inline = code
    .replace(/<(?=!--|\/?script)/gi, '\\x3C')
    // Signs that HTML does not allow.
    .replace(/(?![\t\n\r])\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return page('setUp.html')
    .replace('<link rel="stylesheet" href="setUp.css" />', () => `<style>\n${page('setUp.css')}</style>`)
    .replace('<script type="module" src="setUp.ts"></script>', () => `<script type="module">${inline}</script>`);
}
