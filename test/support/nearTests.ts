import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Folder of tests that mirrors a folder of the source or, without one, the nearest above it, but never all tests. */
function mirroredFolder(folder: string): string[] {
  if (folder === 'test' || folder === '.') return [];
  return existsSync(folder) ? [`${folder}/`] : mirroredFolder(dirname(folder));
}

/**
 * Test folders and files nearest to changed files: `test/features/search/filters/` for `src/features/search/filters/filters.ts`, a
 * changed test itself. None for shared code (`src/domain`, `src/lib`, the demo platform), which is tested without a page.
 */
export function nearTests(changed: readonly string[]): string[] {
  const near = changed.flatMap((path) => {
    if (/^test\/(?!(?:browser|hosts|php|pictures)\/).*\.test\.tsx?$/.test(path)) return [path];
    if (path.startsWith('embed/')) return ['test/embed/'];
    if (!path.startsWith('src/') || /^src\/(?:domain|lib|api)\//.test(path)) return [];
    return mirroredFolder(dirname(path.replace(/^src\//, 'test/')));
  });
  return [...new Set(near)].sort();
}
