import type { Plugin } from 'vite';

/** Functions by which a bundle without chunks initialises a module when it is first imported: those that only call others. */
const INIT = /var (init_[\w$]+) = __esmMin\(\(\(\) => \{((?:\s*init_[\w$]+\(\);)*)\s*\}\)\);/g;
const CALL = /init_[\w$]+(?=\(\))/g;

/** As long as the text and with its lines, so that the positions of a source map stay right. */
const blank = (text: string) => text.replace(/\S/g, ' ');

/** Code without the functions that initialise nothing, and without their calls. */
export function withoutEmptyInits(code: string): string {
  const inits = new Map([...code.matchAll(INIT)].map(([, name = '', body = '']) => [name, body.match(CALL) ?? []]));
  const empty = new Set<string>();
  let before = -1;
  while (before !== empty.size) {
    before = empty.size;
    for (const [name, calls] of inits) if (calls.every((call) => empty.has(call))) empty.add(name);
  }
  return code
    .replace(INIT, (text, name: string) => (empty.has(name) ? blank(text) : text))
    .replace(/(init_[\w$]+)\(\)(?:;|, )/g, (text, name: string) => (empty.has(name) ? blank(text) : text));
}

/** Removes such functions from the single script, before it is minified: a sixth of all that initialise a module. */
export const removeEmptyInits = (): Plugin => ({
  name: 'remove-empty-inits',
  renderChunk: (code, _chunk, { format }) => (format === 'iife' ? { code: withoutEmptyInits(code), map: null } : null),
});
