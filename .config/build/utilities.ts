import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from '@unocss/core';
import type { Plugin } from 'vite';
import uno, { LAYERS } from '../uno.config.ts';

const HOME = fileURLToPath(new URL('../../src/ui/utilities.ts', import.meta.url));
const CLASS_NAMES = /[cC]lassNames?(?:=(?=["{])|(?=\())/g;
const LITERAL = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
/** A call of a module, until its chunk is known. */
const CALL = /^(addUtilities[\w$]*)\("utilities"\);?$/gm;

const generator = createGenerator(uno);

/** The string, or what is between brackets, at the start of a text. */
function expressionOf(text: string): string {
  if (text.startsWith('"')) return text.slice(0, text.indexOf('"', 1) + 1);
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[{}()]/g)) {
    depth += '{('.includes(bracket) ? 1 : -1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

/** Lists of class names in a source file: what is in `className` and in calls of `classNames`. */
export const classListsIn = (code: string): string[] =>
  [...code.matchAll(CLASS_NAMES)]
    .map(({ index, 0: name }) => expressionOf(code.slice(index + name.length)))
    .flatMap((expression) => [...expression.matchAll(LITERAL)].map(([, , list = '']) => list));

/** Utilities among the class names of a source file. */
async function utilitiesIn(code: string): Promise<ReadonlySet<string>> {
  const names = new Set(classListsIn(code).flatMap((list) => list.split(/\s+/)));
  return (await (await generator).generate(names, { preflights: false })).matched;
}

/** One rule with utilities, each in the cascade layer of its prefix; the first one of a page says the order of the layers. */
export async function ruleOf(utilities: Iterable<string>, isFirst: boolean): Promise<string> {
  const { getLayer } = await (await generator).generate([...utilities], { preflights: false, minify: true });
  const order = isFirst ? `@layer ${LAYERS.join(',')};` : '';
  const layers = LAYERS.map((name) => [name, getLayer(name)?.replaceAll(';}', '}')])
    .map(([name, css]) => (css ? `@layer ${name}{${css}}` : ''))
    .join('');
  return `@layer utilities{${order}${layers}}`;
}

interface Chunk {
  moduleIds: string[];
  imports: string[];
}

/** Modules of the chunks that are loaded before a chunk. */
function modulesBefore(chunk: Chunk, chunks: Record<string, Chunk>): string[] {
  const before = new Set(chunk.imports);
  // A set is iterated over what is added to it meanwhile.
  for (const name of before) for (const each of chunks[name]?.imports ?? []) before.add(each);
  return [...before].flatMap((name) => chunks[name]?.moduleIds ?? []);
}

/** Adds to each chunk the utilities that its modules name, without those of the chunks that it imports. */
export function utilities(): Plugin {
  const byModule = new Map<string, ReadonlySet<string>>();
  const utilitiesOf = (modules: Iterable<string>) =>
    new Set([...modules].flatMap((id) => [...(byModule.get(id) ?? [])]));
  let isDev = false;
  let isScript = false;
  return {
    name: 'utilities',
    enforce: 'pre',
    configResolved({ command, mode }) {
      isDev = command === 'serve';
      isScript = mode === 'script';
    },
    async transform(code, id) {
      if (isScript && id === HOME) return { code: `${code}\naddUtilities("utilities");\n`, map: null };
      if (!/\/src\/(?!.*\/node_modules\/).*\.tsx$/.test(id)) return undefined;
      const matched = await utilitiesIn(code);
      if (matched.size === 0) return undefined;
      byModule.set(id, matched);
      if (isScript) return undefined;
      const rule = isDev ? await ruleOf(matched, true) : 'utilities';
      // Relative, because the line stands in the source map.
      const home = relative(dirname(id), HOME).replaceAll('\\', '/');
      return {
        code: `${code}\nimport { addUtilities } from './${home}';\naddUtilities(${JSON.stringify(rule)});\n`,
        map: null,
      };
    },
    async renderChunk(code, chunk, _, { chunks }) {
      const [call] = code.matchAll(CALL);
      if (call === undefined) return undefined;
      const before = utilitiesOf(modulesBefore(chunk, chunks));
      const needed = utilitiesOf(isScript ? byModule.keys() : chunk.moduleIds);
      const added = [...needed].filter((utility) => isScript || !before.has(utility));
      const rule = added.length === 0 ? '' : await ruleOf(added, isScript || before.size === 0);
      const first = rule === '' ? '' : `${call[1]}(${JSON.stringify(rule)});`;
      return { code: code.replace(CALL, (_call, _name, at) => (at === call.index ? first : '')), map: null };
    },
  };
}
