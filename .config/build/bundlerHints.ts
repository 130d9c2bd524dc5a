import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Hints of react-router at an import of an expression, which our minifier removes: without them the bundlers of other projects warn. */
const HINT = '/*webpackIgnore:true*/';
const DYNAMIC = /\bimport\((?=[\w$])/g;

/** Code and source map of a file with the hint in every import of an expression. */
export function withBundlerHints(code: string, map: string | undefined): { code: string; map: string | undefined } {
  const [match, another] = code.matchAll(DYNAMIC);
  if (match === undefined) return { code, map };
  if (another !== undefined) throw new Error('more than one import of an expression in a file');
  const at = match.index + match[0].length;
  const before = code.slice(0, at).split('\n');
  const column = before.at(-1)?.length ?? 0;
  const hinted = code.slice(0, at) + HINT + code.slice(at);
  if (map === undefined) return { code: hinted, map };
  const parsed = JSON.parse(map) as { mappings: string };
  const lines = decode(parsed.mappings);
  for (const segment of lines[before.length - 1] ?? []) if (segment[0] >= column) segment[0] += HINT.length;
  return { code: hinted, map: JSON.stringify({ ...parsed, mappings: encode(lines) }) };
}
