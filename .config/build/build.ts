/** `npm run build`: both builds as a publishable package, with types, licences, hashes and sizes. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { withBundlerHints } from './bundlerHints.ts';
import { declarations, reactEntry, SCRIPT_DECLARATIONS } from './declarations.ts';
import { DATA_NOTICES, LICENSES, licensesOfPackages, noticesOf, readLicenses, type License } from './notices.ts';
import {
  BROWSERS,
  examplePages,
  mapsManifest,
  packageFacts as facts,
  packageManifest,
  packageTexts,
  PICTURES,
  searchEngineExamples,
  withVersionedEntries,
} from './package.ts';
import { openApi } from './openapi.ts';
import { partsOf } from './parts.ts';
import { sbomOf } from './sbom.ts';
import { entryOf, scriptOf } from './script.ts';
import { commandFiles, frameDiagnosis, setUpPage } from './singleFiles.ts';
import { sizesOf, sizeTable, type Chunk, type Sizes } from './sizes.ts';
import { wordPressArchive } from './wordPress.ts';

interface Output {
  chunks: Rolldown.OutputChunk[];
  /** Contents of scripts and source maps, by path from the root of the distribution. */
  files: Map<string, string>;
  licenses: License[];
}

type BundlerOutput = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Name of the start script. */
const START = 'webshop-start';

const isChunk = (file: BundlerOutput): file is Rolldown.OutputChunk => file.type === 'chunk';

const outputOf = (result: Awaited<ReturnType<typeof build>>): BundlerOutput[] =>
  [result].flat().flatMap((part) => ('output' in part ? part.output : []));

const runBuild = async (mode: 'script' | 'module') =>
  outputOf(await build({ mode, logLevel: 'warn', build: { write: false } }));

function licensesOf(files: readonly BundlerOutput[]): License[] {
  const list = files.find(({ fileName }) => fileName === LICENSES);
  return list?.type === 'asset' ? readLicenses(String(list.source)) : [];
}

/** Contents of scripts and source maps. */
function contentsOf(files: readonly BundlerOutput[], folder = ''): [path: string, content: string][] {
  return files
    .filter(({ fileName }) => fileName !== LICENSES)
    .map((file) => [join(folder, file.fileName), isChunk(file) ? file.code : String(file.source)]);
}

async function buildSingleScript(): Promise<Output & { parts: Rolldown.OutputChunk[] }> {
  const files = await runBuild('script');
  const chunks = files.filter(isChunk);
  const script = outputOf(await scriptOf(chunks));
  const parts = (await partsOf(chunks)).flatMap(outputOf);
  return {
    chunks: script.filter(isChunk),
    parts: parts.filter(isChunk),
    files: new Map(contentsOf([...script, ...parts])),
    licenses: licensesOf(files),
  };
}

/** Helpers that chunks of the first view import. */
const isHelper = ({ name }: Rolldown.OutputChunk) => name === 'rolldown-runtime' || name === 'entry';

/** @param script the single script, which the start script loads where it can load no module */
async function buildModules(script: string): Promise<Output> {
  const output = await runBuild('module');
  const built = output.filter(isChunk);
  const helpers = built.filter(isHelper);
  const files = new Map(contentsOf(output, 'esm'));
  const entries = new Map<Rolldown.OutputChunk, Rolldown.OutputChunk>();
  for (const name of ['webshop-widget', START]) {
    const entry = built.find((chunk) => chunk.name === name);
    if (entry === undefined) throw new Error(`no chunk is the entry ${name}`);
    const isStart = name === START;
    const result = outputOf(await entryOf(entry, built, isStart ? declaredForStart(script, helpers) : undefined));
    for (const [path, content] of contentsOf(result, isStart ? '' : 'esm')) files.set(path, content);
    if (!isStart) requestEarly(helpers, files);
    const code = files.get(isStart ? `${START}.js` : `esm/${name}.js`) ?? '';
    entries.set(entry, {
      ...entry,
      code,
      imports: entry.imports.filter((each) => helpers.some(({ fileName }) => fileName === each)),
    });
  }
  // Copied into the entries, and imported by nothing else.
  const unused = built.filter(
    (chunk) => !chunk.isEntry && !isHelper(chunk) && isOnlyOf([...entries.keys()], chunk, built),
  );
  for (const { fileName } of [...unused, { fileName: `${START}.js` }])
    for (const path of [fileName, `${fileName}.map`]) files.delete(join('esm', path));
  addBundlerHints(files);
  const chunks = built.filter((chunk) => !unused.includes(chunk)).map((chunk) => entries.get(chunk) ?? chunk);
  return { chunks, files, licenses: licensesOf(output) };
}

/** Declarations of `embed/start.ts`. */
const declaredForStart = (script: string, helpers: readonly Rolldown.OutputChunk[]) =>
  [
    'let webshopFolder="";',
    `const webshopIntegrity=${JSON.stringify(integrityOf(script))};`,
    `const webshopImportFrom=(folder)=>{webshopFolder=folder;${helpers.map(({ fileName }) => `import(folder+"${fileName}").catch(()=>{});`).join('')}};`,
  ].join('');

const isOnlyOf = (
  entries: readonly Rolldown.OutputChunk[],
  { fileName }: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
) =>
  chunks.every((chunk) => entries.includes(chunk) || ![...chunk.imports, ...chunk.dynamicImports].includes(fileName)) &&
  entries.some(({ imports }) => imports.includes(fileName));

/**
 * Requests the small chunks that those of the first view import, before these: otherwise they would be requested only when the first of these
 * has arrived, and arrive last.
 */
function requestEarly(helpers: readonly Rolldown.OutputChunk[], files: Map<string, string>): void {
  const file = join('esm', 'webshop-widget.js');
  const imports = helpers.map(({ fileName }) => `import("./${fileName}").catch(()=>{});`);
  files.set(file, (files.get(file) ?? '').replace('\n', `\n${imports.join('')}`));
}

function addBundlerHints(files: Map<string, string>): void {
  for (const [name, content] of [...files].filter(([each]) => /^esm\b.*\.js$/.test(each))) {
    const { code, map } = withBundlerHints(content, files.get(`${name}.map`));
    files.set(name, code);
    if (map !== undefined) files.set(`${name}.map`, map);
  }
}

/** Value of an `integrity` attribute (Subresource Integrity). */
const integrityOf = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Of every file of the package; the maps are one of their own. */
function hashesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('maps') && statSync(join(folder, name)).isFile());
  return Object.fromEntries(names.sort().map((name) => [name, integrityOf(readFileSync(join(folder, name)))]));
}

/** Names and hashes of the scripts that a page may pin by `integrity`. */
function integrityLines(folder: string): string {
  const hashes = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Record<string, string>;
  const pinned = Object.entries(hashes).filter(([name]) => /webshop-(?:widget|start)-[^/]*\.js$/.test(name));
  return pinned.map(([name, hash]) => `${name.padEnd(32)}  ${hash}`).join('\n');
}

/** Builds the single script alone, configured by the current environment. */
export async function buildScript(): Promise<string> {
  const script = outputOf(await scriptOf((await runBuild('script')).filter(isChunk)));
  return script
    .filter(isChunk)
    .map(({ code }) => code)
    .join('\n');
}

/** The hashes of chunks in a code by their names instead of by their contents, so that the same code has the same size in each build. */
const withSteadyNames = (code: string) =>
  code.replace(/([\w.]+)-[\w-]{8}\.js\b/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url');
    return `${name}-${hash.slice(0, 8)}.js`;
  });

/** Builds into a folder, which is emptied, and returns the sizes; a test checks them against the budgets. */
export async function buildAll(folder = 'dist'): Promise<Sizes> {
  const script = await buildSingleScript();
  const module = await buildModules(script.files.get('webshop-widget.js') ?? '');
  const built = new Map([
    ...script.files,
    ...module.files,
    [`webshop-diagnosis-${facts.version}.js`, await frameDiagnosis(BROWSERS)] as const,
  ]);
  const files = new Map([
    ...withVersionedEntries(built, facts.version),
    ...packageTexts(facts),
    ...(await reactEntry()),
    ['webshop-widget.d.ts', declarations()],
    ['script.d.ts', SCRIPT_DECLARATIONS],
    ...searchEngineExamples(),
    ...examplePages(),
  ]);
  // The commit's name and those of chunks move brotli by up to 0.4 kB.
  const unnamed = (chunks: readonly Chunk[]) =>
    chunks.map((chunk) => ({ ...chunk, code: withSteadyNames(chunk.code.replaceAll(facts.version, '0.0.0')) }));
  const sizes = sizesOf(unnamed(script.chunks), unnamed(script.parts), unnamed(module.chunks));
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const licenses = [...licensesOfPackages(Object.keys(facts.dependencies)), ...script.licenses, ...module.licenses];
  files.set('THIRD-PARTY-NOTICES.txt', noticesOf(licenses) + DATA_NOTICES);
  files.set('sbom.cdx.json', json(sbomOf(facts, licenses)));
  for (const [name, code] of await commandFiles()) files.set(name, code);
  files.set('einbinden.html', await setUpPage(BROWSERS));
  files.set('openapi.json', json(await openApi()));
  files.set('sizes.json', json(sizes));
  files.set('package.json', packageManifest(facts));
  files.set('maps/package.json', mapsManifest(facts));
  files.set('maps/LICENSE', files.get('LICENSE') ?? '');

  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  cpSync(PICTURES, join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'webshop-wordpress.zip'), await wordPressArchive(facts));
  writeFileSync(join(folder, 'integrity.json'), json(hashesOf(folder)));
  return sizes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(sizeTable(await buildAll()));
  console.log(`\nIntegrity (all of them: dist/integrity.json)\n${integrityLines('dist')}`);
}
