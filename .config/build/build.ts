/** `npm run build`: both builds, their types, and what they weigh. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { declarations } from './declarations';
import { firstLoad, measure, sizeTable, type Sizes } from './sizes';

async function buildMode(mode: 'script' | 'module', outDir: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({ mode, logLevel: 'warn', build: { outDir } });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : [])).filter((file) => file.type === 'chunk');
}

/** Builds into a folder of its own and answers with the sizes; they are held to the budgets by a test, not here. */
export async function buildAll(folder = 'dist'): Promise<Sizes> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const script = await buildMode('script', folder);
  const module = await buildMode('module', join(folder, 'esm'));
  writeFileSync(join(folder, 'webshop-widget.d.ts'), declarations());
  const sizes: Sizes = {
    script: measure(script.map(({ code }) => code)),
    firstView: measure(firstLoad(module, ['src/app/renderShop.tsx'])),
    searchWidget: measure(firstLoad(module, ['src/app/renderSearchWidget.tsx'])),
    module: measure(module.map(({ code }) => code)),
  };
  writeFileSync(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return sizes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(sizeTable(await buildAll()));
}
