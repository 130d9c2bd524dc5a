import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Scripts of the bench's pages. The probes run in every page; the others are separate pages. */
const ENTRIES = {
  probes: { entry: 'test/bench/page/probes.ts', format: 'iife' },
  instantSearch: { entry: 'test/bench/page/instantSearch/instantSearch.ts', format: 'es' },
} as const;

export type PageScripts = Record<keyof typeof ENTRIES, string>;

/** Builds one minified bundle. @returns its code */
async function bundle(name: keyof typeof ENTRIES, folder: string): Promise<string> {
  const { entry, format } = ENTRIES[name];
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: false,
      // Library builds in the module format keep whitespace by default.
      rolldownOptions: { output: { minify: true } },
      lib: { entry, formats: [format], name, fileName: () => `${name}.js` },
    },
  });
  return readFileSync(join(folder, `${name}.js`), 'utf8');
}

export async function buildPageScripts(folder: string): Promise<PageScripts> {
  return {
    probes: await bundle('probes', folder),
    instantSearch: await bundle('instantSearch', folder),
  };
}
