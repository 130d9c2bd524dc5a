/** The single script in parts, for pages where no module can be (embed/load/classicScripts.ts): what is not needed to look at vehicles lies beside. */
import { basename, dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { NOTICE } from './chunks.ts';
import { BROWSERS, packageFacts } from './package.ts';
import { chunksAsModules, FOLDER, scriptOf, type Code } from './script.ts';
import { reach } from './sizes.ts';

type Chunk = Rolldown.OutputChunk;

/** Screens of each part beside the first, by the names of their chunks. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  order: ['CheckoutScreen'],
  account: ['TradeInPage', 'TradeInSignInPage', 'AccountScreen', 'ComparisonPage', 'WithdrawalPage'],
  sentence: ['PhrasePreview', 'WidgetPhrase'],
  together: ['TogetherPage'],
};

const PARTS = `window[Symbol.for("webshop-parts/${packageFacts.version}")]`;
const fileOf = (part: string) => `webshop-${part}-${packageFacts.version}.js`;
const keyOf = ({ fileName }: Chunk) => JSON.stringify(basename(fileName));

const namesIn = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports];

/** The given chunks and all that they need, without the named ones. */
const neededBy = (from: readonly Chunk[], chunks: readonly Chunk[], leftOut: ReadonlySet<string>) =>
  reach(chunks, from, (chunk) => namesIn(chunk).filter((name) => !leftOut.has(name)));

const filesOf = (chunks: Iterable<Chunk>) => new Set([...chunks].map(({ fileName }) => fileName));

interface Part {
  name: string;
  screens: Chunk[];
  /** Chunks of the first part that it imports. */
  needed: Chunk[];
}

/** Code of a chunk of the first part, whose imports of a screen hand over what its part needs, and load that. */
function withParts(chunk: Chunk, parts: readonly Part[]): Code {
  const folder = dirname(chunk.fileName);
  const code = chunk.code.replace(/\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g, (all, path: string) => {
    const isImported = ({ fileName }: Chunk) => fileName === join(folder, path);
    const part = parts.find(({ screens }) => screens.some(isImported));
    const screen = part?.screens.find(isImported);
    if (part === undefined || screen === undefined) return all;
    const toRoot = folder === '.' ? '.' : '..';
    const handed = part.needed.map((each) => `${keyOf(each)}:await import("${toRoot}/${each.fileName}")`);
    return `(async()=>{const p=${PARTS};Object.assign(p.modules,{${handed.join()}});return (await p.load("${part.name}")).${screen.name}()})()`;
  });
  return { code, map: chunk.map };
}

/** Modules of the first part as they were handed over, as modules of a part. */
function handedOver(chunk: Chunk): Code {
  const values = chunk.exports.map((name, at) => `const $${at}=$m[${JSON.stringify(name)}];`);
  const names = chunk.exports.map((name, at) => `$${at} as ${name}`);
  return { code: `const $m=${PARTS}.modules[${keyOf(chunk)}];${values.join('')}export{${names.join()}};` };
}

function buildPart({ name, screens }: Part, chunks: readonly Chunk[], first: ReadonlySet<Chunk>) {
  const id = join(FOLDER, `${name}.js`);
  const entry: Plugin = {
    name: 'screens-of-a-part',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) =>
      source === id
        ? screens.map((each) => `export const ${each.name}=()=>import("./${each.fileName}");`).join('')
        : undefined,
  };
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entry, chunksAsModules(chunks, (chunk) => (first.has(chunk) ? handedOver(chunk) : chunk))],
    build: {
      target: BROWSERS,
      write: false,
      reportCompressedSize: false,
      sourcemap: 'hidden',
      lib: { entry: id, formats: ['iife'], name: 'webshopPart' },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          charset: 'ascii',
          codeSplitting: false,
          entryFileNames: fileOf(name),
          minify: true,
          comments: false,
          banner: '(function(){',
          footer: `${PARTS}.screens.${name}=webshopPart})();`,
          postBanner: NOTICE,
        },
      },
    },
  });
}

/** All parts of the chunks of a build, the first first. */
export async function partsOf(chunks: readonly Chunk[]): Promise<Awaited<ReturnType<typeof build>>[]> {
  const screensIn = (names: readonly string[]) => chunks.filter(({ name }) => names.includes(name));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = neededBy(entries, chunks, filesOf(screensIn(Object.values(SCREENS).flat())));
  const parts = Object.entries(SCREENS).map(([name, names]): Part => {
    const screens = screensIn(names);
    const imported = new Set([...neededBy(screens, chunks, filesOf(first))].flatMap(namesIn));
    return { name, screens, needed: [...first].filter(({ fileName }) => imported.has(fileName)) };
  });
  return [
    await scriptOf(chunks, fileOf('look'), (chunk) => withParts(chunk, parts)),
    ...(await Promise.all(parts.map((part) => buildPart(part, chunks, first)))),
  ];
}
