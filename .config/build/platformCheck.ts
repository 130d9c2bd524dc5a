import { build } from 'vite';

/** `platform-check.mjs`: the check for a platform's team, one file for Node without dependencies. */
export async function platformCheck(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'node20',
      write: false,
      minify: true,
      lib: { entry: 'embed/platformCheck/cli.ts', formats: ['es'] },
      rolldownOptions: {
        external: [/^node:/],
        checks: { bundlerTimings: false },
        output: { codeSplitting: false, comments: false, banner: '#!/usr/bin/env node' },
      },
    },
  });
  const [chunk] = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('platform-check.mjs has no code');
  return chunk.code;
}
