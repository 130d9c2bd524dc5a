/** Hints of react-router at an import of an expression, which our minifier removes: without them the bundlers of other projects warn. */

interface SourceMap {
  mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** First number of a segment of a source map (its column, relative to the segment before), with the rest of the segment. */
function splitSegment(segment: string): { column: number; rest: string } {
  let value = 0;
  let shift = 0;
  let at = 0;
  for (let isMore = true; isMore; at += 1) {
    const digit = DIGITS.indexOf(segment.charAt(at));
    value += (digit & 31) << shift;
    shift += 5;
    isMore = (digit & 32) !== 0;
  }
  return { column: value & 1 ? -(value >> 1) : value >> 1, rest: segment.slice(at) };
}

function encode(number: number): string {
  let value = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  do {
    const digit = value & 31;
    value >>>= 5;
    text += DIGITS.charAt(value > 0 ? digit | 32 : digit);
  } while (value > 0);
  return text;
}

/** Source map after an insertion into a line of the code. */
function shifted(mappings: string, line: number, column: number, by: number): string {
  const lines = mappings.split(';');
  let reached = 0;
  let isDone = false;
  lines[line] = (lines[line] ?? '')
    .split(',')
    .map((segment) => {
      if (segment === '' || isDone) return segment;
      const { column: step, rest } = splitSegment(segment);
      reached += step;
      if (reached <= column) return segment;
      isDone = true;
      return encode(step + by) + rest;
    })
    .join(',');
  return lines.join(';');
}

const DYNAMIC = /\bimport\((?=[\w$])/;
const HINT = '/*webpackIgnore:true*/';

/** Code and source map of a file with the hint in every import of an expression. */
export function withBundlerHints(code: string, map: string | undefined): { code: string; map: string | undefined } {
  const found = DYNAMIC.exec(code);
  if (found === null) return { code, map };
  const at = found.index + found[0].length;
  const before = code.slice(0, at).split('\n');
  const parsed = map === undefined ? undefined : (JSON.parse(map) as SourceMap);
  if (parsed) {
    const column = before.at(-1)?.length ?? 0;
    parsed.mappings = shifted(parsed.mappings, before.length - 1, column - 1, HINT.length);
  }
  const rest = code.slice(at);
  const following = withBundlerHints(rest, undefined);
  if (following.code !== rest) throw new Error('more than one import of an expression in a file');
  return { code: code.slice(0, at) + HINT + rest, map: parsed && JSON.stringify(parsed) };
}
