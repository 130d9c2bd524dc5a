import type { Plugin } from 'vite';

/** In the bundler's own helper. */
const EACH_NAME = /for \(var name in all\)/g;

/**
 * The bundler lists the exports of a chunk by `for in`: on a page that gives `Object.prototype` something enumerable after the start, each
 * chunk that is loaded later would fail. Here by own names. Packages stay as they are published.
 */
export const ownExports = (): Plugin => ({
  name: 'own-exports',
  renderChunk: (code) =>
    EACH_NAME.test(code) ? { code: code.replace(EACH_NAME, 'for (const name of Object.keys(all))'), map: null } : null,
});
