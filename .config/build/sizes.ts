import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** Bytes as they are, and as a server sends them. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

/** What a visitor loads, in bytes; written to `dist/sizes.json` by the build. */
export interface Sizes {
  /** The single script. */
  script: Size;
  /** Module build, until the first vehicles can be used. */
  firstView: Size;
  /** Module build, search widget. */
  searchWidget: Size;
  /** Module build, everything. */
  module: Size;
}

/** Budgets in bytes of brotli, level 11 (1 kB is 1000 bytes). */
export const BUDGETS: Partial<Record<keyof Sizes, number>> = {
  script: 220_000,
  firstView: 140_000,
  searchWidget: 100_000,
};

const LABELS: Record<keyof Sizes, string> = {
  script: 'single script',
  firstView: 'module, first view of the shop',
  searchWidget: 'module, search widget',
  module: 'module, all chunks',
};

export function measure(codes: readonly string[]): Size {
  const size: Size = { raw: 0, gzip: 0, brotli: 0 };
  for (const code of codes) {
    const bytes = Buffer.from(code);
    size.raw += bytes.length;
    size.gzip += gzipSync(bytes, { level: 9 }).length;
    size.brotli += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return size;
}

/** Code of the entry, of the chunk behind each of these modules, and of all that they import statically. */
export function firstLoad(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(byName.get(name));
  };
  // The admin area is an entry of its own, which no visitor loads.
  load(byName.get('webshop-widget.js'));
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(module)));
    if (!chunk) throw new Error(`no chunk of the module build holds ${module}`);
    load(chunk);
  }
  return [...loaded].map(({ code }) => code);
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
