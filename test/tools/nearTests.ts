/** Number of folder levels below `src` of an area: `features/search`, `parts`. */
const depthOf = (room: string) => (room === 'features' ? 2 : 1);

/**
 * Test folders and files nearest to changed files: `test/features/search/` for `src/features/search/filters/filters.ts`, a
 * changed test itself. None for shared code (`src/domain`, `src/lib`, the demo platform), which is tested without a page.
 */
export function nearTests(changed: readonly string[]): string[] {
  const near = changed.flatMap((path) => {
    if (/^test\/(?!browser\/|php\/).*\.test\.tsx?$/.test(path)) return [path];
    if (path.startsWith('embed/')) return ['test/embed/'];
    const [root, room = '', ...rest] = path.split('/');
    if (root !== 'src' || ['domain', 'lib', 'api'].includes(room)) return [];
    return [`${['test', room, ...rest.slice(0, -1)].slice(0, depthOf(room) + 1).join('/')}/`];
  });
  return [...new Set(near)].sort();
}
