import type { Plugin } from 'vite';

/** Names that the source takes from React; the build ends at one that is missing here. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  react: [
    ...['Activity', 'Component', 'Fragment', 'Suspense', 'createContext', 'createElement', 'lazy', 'memo', 'use'],
    ...['startTransition', 'useCallback', 'useContext', 'useDeferredValue', 'useEffect', 'useEffectEvent', 'useId'],
    ...['useImperativeHandle', 'useInsertionEffect', 'useLayoutEffect', 'useMemo', 'useRef', 'useState'],
    'useSyncExternalStore',
  ],
};

const PREFIX = '\0names:';

/**
 * React is CommonJS: a module that imports it holds a variable of its own for it, and writes each use as `(0, variable.jsx)`. Own modules take the names
 * from one module instead, so that a use is one short name, the same everywhere. Packages import React as they are published.
 */
export function reactNames(): Plugin {
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in NAMES && importer !== undefined && !/^\0|\/node_modules\//.test(importer) ? PREFIX + source : undefined,
    load(id) {
      const source = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
      const names = NAMES[source];
      return names && `import * as react from '${source}';\nexport const { ${names.join(', ')} } = react;`;
    },
  };
}
