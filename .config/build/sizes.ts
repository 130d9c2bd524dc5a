import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** What is read of a chunk that the bundler has made. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'code' | 'fileName' | 'imports' | 'dynamicImports' | 'isEntry' | 'moduleIds'
>;

/** Bytes as they are, and as a server sends them. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

/** What is loaded, in bytes; written to `dist/sizes.json` by the build. */
export interface Sizes {
  script: Size;
  /** The single script in parts: its first, of all that is needed to look at vehicles. */
  firstPart: Size;
  /** Pasted start script, until the first vehicles can be used. */
  tag: Size;
  /** Module build, until the first cards can be read and pressed. */
  firstCards: Size;
  /** Module build, until the first vehicles can be used. */
  firstView: Size;
  searchWidget: Size;
  /** Module build, what only the admin area loads; nothing while there is none. */
  admin: Size;
  module: Size;
}

/** Budgets in bytes of brotli, level 11 (1 kB is 1000 bytes): the goals (docs/measurements.md). */
export const BUDGETS: Partial<Record<keyof Sizes, number>> = {
  // 1,000 more since 2026-11-29: the month as a sum with its bar, the old car below each price, an overlay beside banners of the page.
  // 1,500 more since then (some 300 of it is the order of chunks): what each car lacks of a search that found nothing, a way past the filters by keyboard, a diagnosis of patched pages, makes with two names.
  // 800 more since then: a refund after a withdrawal, marks of Google and Apple, what sends in the foot of the contact sheet.
  // 4,200 more, 1,600 of it to look: the condition with its sources, read from texts, too; vehicles that two decide about by links, a part of its own.
  // 2,000 more since then, more than half of it the order of chunks: sentences about leasing, rentals and ways of a year; banners of any level over an overlay; other names of makes in links.
  // 700 less since 2026-11-30, 600 of it to look: icons of facts, rows of rates, rules of lines that ran on; a build differs by 300.
  // 700 less since then: lists of all exports of chunks of which one is used.
  // 200 more since then: all pictures as a column in the full screen of an upright window, marked vehicles as rows on paper.
  script: 420_800,
  // 800 more since then: the old car in the address, the rate on every tile, and that a vehicle has none.
  // 1,000 more since 2026-11-30: a drawn car for dealers without a picture, one example a view, calculators and full screen without holes; a build
  // differs by 300. 500 more since then: the column of pictures, dots of the place drawn as those of facts.
  firstPart: 351_700,
  tag: 170_000,
  // 300 more since 2026-11-29: addresses of dealers without 'https://' are read, and whether the frame's rate arranges the list.
  // 200 more since then: the question of the frame keeps its room, which takes two lines at 320 px or in a wide font.
  // 100 more since 2026-11-30: no line of a card ends with a dot.
  firstCards: 60_700,
  // 500 more since 2026-11-28: the visitor's frame (`state/frame.ts`) is read from address and device before the first cards; 500 for the
  // first reads, which the entry begins a round trip and more of a phone's line before; 300 for the line of the frame, in place of the switch of prices and rates.
  // 200 more since 2026-11-29: options are read through what a CMS puts into them, and the shop is wide in a box as wide as its content.
  // 600 more since then: the same question, the old car of a link, other names of makes in links.
  firstView: 167_600,
  searchWidget: 125_000,
  admin: 150_000,
};

const LABELS: Record<keyof Sizes, string> = {
  script: 'single script',
  firstPart: 'the same in parts, to look',
  tag: 'start script, first view',
  firstCards: 'module, until the first cards',
  firstView: 'module, first view of the shop',
  searchWidget: 'module, search widget',
  admin: 'module, admin area on top',
  module: 'module, all chunks',
};

/** Modules of the dynamic imports that decide what is drawn; each has a chunk of its own in the module build. */
const RENDERERS = {
  firstCards: 'src/app/first/paintFirstCards.tsx',
  firstView: 'src/app/renderShop.tsx',
  searchWidget: 'src/app/renderSearchWidget.tsx',
  admin: 'src/admin/renderAdmin.tsx',
} as const;

export function sizesOf(script: readonly Chunk[], parts: readonly Chunk[], module: readonly Chunk[]): Sizes {
  return {
    script: measure(script),
    firstPart: measure(parts.slice(0, 1)),
    tag: measure(firstLoad(module, RENDERERS.firstView, [chunkOf(module, START)])),
    firstCards: measure(firstLoad(module, RENDERERS.firstCards)),
    firstView: measure(firstLoad(module, RENDERERS.firstView)),
    searchWidget: measure(firstLoad(module, RENDERERS.searchWidget)),
    admin: measure(onlyBehind(module, RENDERERS.admin)),
    module: measure(module),
  };
}

function measure(chunks: readonly Chunk[]): Size {
  const size: Size = { raw: 0, gzip: 0, brotli: 0 };
  for (const { code } of chunks) {
    const bytes = Buffer.from(code);
    size.raw += bytes.length;
    size.gzip += gzipSync(bytes, { level: 9 }).length;
    size.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return size;
}

/** The given chunks, and every chunk reached from them along `next`, names of files. */
export function reach<C extends Pick<Chunk, 'fileName'>>(
  chunks: readonly C[],
  from: readonly C[],
  next: (chunk: C) => readonly string[],
): Set<C> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(from);
  // A set is iterated over what is added to it meanwhile.
  for (const chunk of reached) {
    for (const name of next(chunk)) {
      const output = byName.get(name);
      if (output) reached.add(output);
    }
  }
  return reached;
}

const chunkOf = (chunks: readonly Chunk[], module: string) =>
  chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
const START = 'embed/start.ts';
/** Entries of their own, for which no visitor asks. */
const FOR_DEALERS = [RENDERERS.admin, 'src/tools/diagnose/diagnose.ts'];
/** @param others modules of entries that are left out */
const entriesOf = (chunks: readonly Chunk[], others: readonly string[]) =>
  chunks.filter((chunk) => chunk.isEntry && !others.some((module) => chunk === chunkOf(chunks, module)));

/** Chunks of the entries, of a renderer, and of all that they import statically. */
function firstLoad(
  chunks: readonly Chunk[],
  renderer: string,
  entries: readonly (Chunk | undefined)[] = entriesOf(chunks, [...FOR_DEALERS, START]),
): Chunk[] {
  const chunk = chunkOf(chunks, renderer);
  if (!chunk) throw new Error(`no chunk of the module build holds ${renderer}`);
  const first = entries.filter((each) => each !== undefined);
  return [...reach(chunks, [...first, chunk], ({ imports }) => imports)];
}

/** Chunks that nobody loads who never comes to a renderer. */
function onlyBehind(chunks: readonly Chunk[], renderer: string): Chunk[] {
  const behind = chunkOf(chunks, renderer);
  const withoutIt = reach(chunks, entriesOf(chunks, FOR_DEALERS), ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => name !== behind?.fileName),
  );
  return behind ? chunks.filter((chunk) => !withoutIt.has(chunk)) : [];
}

export function sizeTable(sizes: Sizes): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
  const rows = (Object.keys(LABELS) as (keyof Sizes)[]).map((name) => {
    const { raw, gzip, brotli } = sizes[name];
    const budget = BUDGETS[name];
    return `${LABELS[name].padEnd(32)}${kB(raw)}${kB(gzip)}${kB(brotli)}${budget === undefined ? '' : kB(budget)}`;
  });
  return [`${'kB'.padEnd(32)}      raw     gzip   brotli   budget`, ...rows].join('\n');
}
