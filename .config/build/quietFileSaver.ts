import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKED = 'file-saver/dist/FileSaver.min.js';

/** What file-saver does to the page it is loaded in, and what a guest does instead. */
const MANNERS: readonly (readonly [string, string])[] = [
  // A page with an AMD loader would take the library for a module of its own.
  ['typeof define === "function" && define.amd', 'false'],
  // The host's own `saveAs` is neither used nor replaced (budgets, "A guest in a foreign page").
  ['_global.saveAs || (', '('],
  ['_global.saveAs = saveAs.saveAs = saveAs;', 'saveAs.saveAs = saveAs;'],
];

/** Keeps file-saver from looking at the host's globals and from adding one. */
export const quietFileSaver: Plugin = {
  name: 'quiet-file-saver',
  apply: 'build',
  load(id) {
    if (!id.endsWith(PACKED)) return undefined;
    const code = readFileSync(id.replace('.min.js', '.js'), 'utf8');
    return MANNERS.reduce((text, [rude, polite]) => {
      if (!text.includes(rude)) this.error(`file-saver has changed, "${rude}" is gone: look at quietFileSaver again`);
      return text.replace(rude, polite);
    }, code);
  },
};
