import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const inSource = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function reachableFrom(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, graph, found);
  return found;
}

/**
 * Chunk of a module that a first view needs: what the entry shares with the rest, what shop and search widget share, and the shop.
 * Few large chunks pack better than many small ones; everything else is cut as the dynamic imports say.
 */
export function firstViewChunks(): (id: string, graph: ModuleGraph) => string | null {
  let parts: Record<'entry' | 'shop' | 'widget', Set<string>> | undefined;
  return (id, graph) => {
    parts ??= {
      entry: reachableFrom(inSource('embed/index.ts'), graph),
      shop: reachableFrom(inSource('src/app/renderShop.tsx'), graph),
      widget: reachableFrom(inSource('src/app/renderSearchWidget.tsx'), graph),
    };
    const { entry, shop, widget } = parts;
    // All of them hang on one barrel, whoever needs which.
    if (id.includes('/lucide-react/dist/esm/icons/')) return null;
    if (entry.has(id)) return shop.has(id) ? 'base' : null;
    if (widget.has(id)) return shop.has(id) ? 'core' : null;
    return shop.has(id) ? 'shop' : null;
  };
}
