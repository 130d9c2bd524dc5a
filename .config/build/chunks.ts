import { fileURLToPath } from 'node:url';
import { packageFacts } from './package.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const inSource = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Loaded beside the entry by every page with a shop, in view or not. */
const BESIDE_SHOP = inSource('embed/page/besideShop.ts');

function reachableFrom(id: string, graph: ModuleGraph, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, graph, reached);
  return reached;
}

/** Chunks that paint the first cards. */
const BEFORE_REACT = ['base', 'first'];

/** Chunks that a first view consists of, beside the entry. */
const FIRST_VIEW: ReadonlySet<string> = new Set([...BEFORE_REACT, 'core', 'shop']);

/** What every visitor loads as soon as the first view stands: one chunk instead of a chain of small ones. */
const AFTER_FIRST_VIEW = [
  'src/features/account/header/AccountEntry.tsx',
  'src/features/favourites/CardActions.tsx',
  'src/features/favourites/FavouritesLink.tsx',
  'src/features/favourites/comparison/ComparisonBar.tsx',
  'src/features/search/list/CardIcons.tsx',
];

/** V8 compiles all functions of such a file while it loads, beside the main thread; nearly all of it is needed at once. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** First line of an entry: names the licences of all that it imports. */
export const NOTICE = `/*! webshop-widget ${packageFacts.version} | licences: THIRD-PARTY-NOTICES.txt */`;

export const bannerOf = ({ name, isEntry }: { name: string; isEntry: boolean }): string =>
  isEntry ? NOTICE : FIRST_VIEW.has(name) ? COMPILE_HINT : '';

/**
 * Chunk of a module that a first view needs: all of the API, what shop and search widget share, and the shop.
 * Few large chunks pack better than many small ones; everything else is cut as the dynamic imports say.
 */
function firstViewChunk(apiId: string): (id: string, graph: ModuleGraph) => string | null {
  let parts: Record<'api' | 'beside' | 'first' | 'shop' | 'widget', Set<string>> | undefined;
  return (id, graph) => {
    parts ??= {
      api: reachableFrom(apiId, graph),
      beside: reachableFrom(BESIDE_SHOP, graph),
      first: reachableFrom(inSource('src/app/first/paintFirstCards.tsx'), graph),
      shop: reachableFrom(inSource('src/app/renderShop.tsx'), graph),
      widget: reachableFrom(inSource('src/app/renderSearchWidget.tsx'), graph),
    };
    const { api, beside, first, shop, widget } = parts;
    if (id === inSource('embed/script.ts')) return null;
    // In a chunk of the shop, what is shared would bring all of the shop to a page that has it far below.
    const isShared = beside.has(id) && (shop.has(id) || widget.has(id));
    if (api.has(id) || isShared) return 'base';
    if (beside.has(id)) return 'beside';
    // The search widget paints no cards; a chunk of its own for what it shares with them weighs 1.5 kB more.
    if (first.has(id)) return widget.has(id) ? 'base' : 'first';
    if (widget.has(id)) return shop.has(id) ? 'core' : null;
    return shop.has(id) ? 'shop' : null;
  };
}

/** What the entry shares with other chunks; the build puts a copy into the entry, which then has no static import. */
const SHARED_WITH_ENTRY =
  /\/embed\/(?:load\/renderers|page\/nearView)|\/src\/(?:api\/firstPaths|domain\/integration\/withoutMarks|lib\/http\/begunRequests|lib\/release)/;

/** What the first cards of a list with rates wait for: one chunk instead of a chain of four. */
const RATES = ['src/app/first/firstOffer.tsx'];

/** One chunk of all that is reached from some modules. */
function reachedChunk(name: string, paths: readonly string[]): (id: string, graph: ModuleGraph) => string | null {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    reached ??= new Set(paths.flatMap((path) => [...reachableFrom(inSource(path), graph)]));
    return reached.has(id) ? name : null;
  };
}

/** Each chunk of the single script is a function with calls of it: what several of its screens share is one. Not what reads a sentence, a part of its own. */
const SHARED_BY_SCREENS = { name: 'shared', minShareCount: 2, test: /^(?!.*\/phrase\/)/ };

/** Groups of a build; one takes along what its modules import, unless one of higher priority has it. */
export function chunkGroups(api: 'embed/module.ts' | 'embed/script.ts') {
  const firstView = firstViewChunk(inSource(api));
  const only = (name: string) => (id: string, graph: ModuleGraph) => (firstView(id, graph) === name ? name : null);
  return [
    ...(api === 'embed/script.ts' ? [SHARED_BY_SCREENS] : []),
    { name: 'entry', test: SHARED_WITH_ENTRY, priority: 3 },
    // In the order of their arrival: none takes along what one before it has.
    ...BEFORE_REACT.map((name, at) => ({ name: only(name), debugName: name, priority: 2.9 - at / 10 })),
    { name: firstView, debugName: 'first view', priority: 2 },
    // Read by the rates of the first cards, before the shop is there, and by the line of the frame.
    {
      name: reachedChunk('deducted', ['src/domain/trade-in/oldCar.ts']),
      debugName: 'value of the old car',
      priority: 1.2,
    },
    // The line of the frame needs it before what follows the first view.
    { name: reachedChunk('car', ['src/state/valuedTradeIn.ts']), debugName: 'old car', priority: 1.1 },
    { name: reachedChunk('next', AFTER_FIRST_VIEW), debugName: 'after the first view', priority: 1 },
    { name: reachedChunk('rates', RATES), debugName: 'rates of cards', priority: 0.9 },
  ];
}
