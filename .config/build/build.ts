/** `npm run build`: both builds as a publishable package, with types, licences, hashes and sizes. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { declarations, reactEntry, SCRIPT_DECLARATIONS } from './declarations.ts';
import { DATA_NOTICES, LICENSES, noticesOf, readLicenses, type License } from './notices.ts';
import { packageManifest, packageTexts, withVersionedEntries, type PackageFacts } from './package.ts';
import { sbomOf } from './sbom.ts';
import { sizesOf, sizeTable, type Sizes } from './sizes.ts';

interface Output {
  chunks: Rolldown.OutputChunk[];
  /** Contents of scripts and source maps, by path from the root of the distribution. */
  files: Map<string, string>;
  licenses: License[];
}

/**
 * Code of a chunk. The entry also imports the bundler's runtime chunk, which would otherwise be requested only when the first chunk
 * that needs it has arrived: one round trip more before the first cards.
 */
function codeOf(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string {
  const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
  return chunk.isEntry && helpers ? `${chunk.code}import"./${helpers.fileName}";\n` : chunk.code;
}

async function buildMode(mode: 'script' | 'module', folder = ''): Promise<Output> {
  const result = await build({ mode, logLevel: 'warn', build: { write: false } });
  const bundle = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const output: Output = { chunks: [], files: new Map(), licenses: [] };
  output.chunks.push(...bundle.filter((file) => file.type === 'chunk'));
  for (const file of bundle) {
    const content = file.type === 'chunk' ? codeOf(file, output.chunks) : String(file.source);
    if (file.fileName === LICENSES) output.licenses = readLicenses(content);
    else output.files.set(join(folder, file.fileName), content);
  }
  return output;
}

/** Value of an `integrity` attribute (Subresource Integrity). */
const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Names and hashes of the two scripts that a page may pin by `integrity`. */
function integrityLines(folder: string): string {
  const hashes = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Record<string, string>;
  const pinned = Object.entries(hashes).filter(([name]) => /webshop-widget-[^/]*\.js$/.test(name));
  return pinned.map(([name, hash]) => `${name.padEnd(32)}  ${hash}`).join('\n');
}

/** Builds the single script alone, configured by the current environment. */
export async function buildScript(): Promise<string> {
  const { chunks } = await buildMode('script');
  return chunks.map(({ code }) => code).join('\n');
}

/** Builds into a folder, which is emptied, and returns the sizes; a test checks them against the budgets. */
export async function buildAll(folder = 'dist'): Promise<Sizes> {
  const script = await buildMode('script');
  const module = await buildMode('module', 'esm');
  const facts = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFacts;
  const built = new Map([...script.files, ...module.files]);
  const files = new Map([
    ...withVersionedEntries(built, facts.version),
    ...packageTexts(facts),
    ...(await reactEntry()),
    ['webshop-widget.d.ts', declarations()],
    ['script.d.ts', SCRIPT_DECLARATIONS],
  ]);
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const sizes = sizesOf(script.chunks, module.chunks);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const licenses = [...script.licenses, ...module.licenses];
  files.set('THIRD-PARTY-NOTICES.txt', noticesOf(licenses) + DATA_NOTICES);
  files.set('sbom.cdx.json', json(sbomOf(facts, licenses)));
  files.set('integrity.json', json(Object.fromEntries(scripts.map(([name, code]) => [name, integrityOf(code)]))));
  files.set('sizes.json', json(sizes));
  files.set('package.json', packageManifest(facts));

  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return sizes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(sizeTable(await buildAll()));
  console.log(`\nIntegrity (all of them: dist/integrity.json)\n${integrityLines('dist')}`);
}
