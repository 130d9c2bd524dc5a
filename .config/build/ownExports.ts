import type { Plugin } from 'vite';

/** In the bundler's list of exports (`all`), and in zod's of members (`table`, `computes`). */
const EACH_NAME = /for \((?:var|const) (name|key) in (all|table|computes)\)/g;

/**
 * The bundler lists the exports of a chunk by `for in`: on a page that gives `Object.prototype` something enumerable after the start, each
 * chunk that is loaded later would fail, and zod with it. Here by own names.
 */
export const ownExports = (): Plugin => ({
  name: 'own-exports',
  renderChunk: (code) =>
    EACH_NAME.test(code) ? { code: code.replace(EACH_NAME, 'for (const $1 of Object.keys($2))'), map: null } : null,
});
