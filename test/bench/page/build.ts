import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds what runs in the pages of the bench; answers with the code. */
async function bundle(name: 'probes' | 'floor', extension: 'ts' | 'tsx', folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: `test/bench/page/${name}.${extension}`, formats: ['iife'], name, fileName: () => `${name}.js` },
    },
  });
  return readFileSync(join(folder, `${name}.js`), 'utf8');
}

export async function buildPageScripts(folder: string): Promise<{ probes: string; floor: string }> {
  return { probes: await bundle('probes', 'ts', folder), floor: await bundle('floor', 'tsx', folder) };
}
