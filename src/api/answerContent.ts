import { parseJson } from '../lib/parseJson';

const QUOTED = 40;

const WRAPPERS = ['data', 'result', 'value', 'payload'] as const;

/** `undefined` if it is no JSON. */
export const parseContent = (text: string) => parseJson(text.replace(/^\uFEFF/, ''));

/** Instead of JSON; the first that fits. */
const KINDS: readonly (readonly [kind: string, isKind: (start: string) => boolean])[] = [
  ['gzip ohne „Content-Encoding: gzip“', (start) => start.startsWith('\u001F')],
  ['eine Seite (HTML oder XML)', (start) => start.startsWith('<')],
  ['JSONP', (start) => /^[\w.$]+\(/.test(start)],
  ['JSON, das abbricht oder einen Fehler hat', (start) => /^[[{]/.test(start)],
  ['anderer Text', () => true],
];

/** Instead of JSON: in German, with its first characters. */
export function contentWords(text: string, contentType: string | undefined): string {
  const start = text.trimStart();
  if (start === '') return 'nichts';
  const [kind = ''] = KINDS.find(([, isKind]) => isKind(start)) ?? [];
  const [quote = ''] = start.slice(0, QUOTED).split(/[\r\n]/);
  return `${kind}, ${contentType ?? 'ohne Content-Type'}: „${quote.replace(/\p{Cc}/gu, '·')}“`;
}

/** Name in which a whole answer is wrapped: `{ data: { cars: … } }`. Lists may be. */
export function wrapperOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return WRAPPERS.find((name) => {
    const content: unknown = (answer as Readonly<Record<string, unknown>>)[name];
    return typeof content === 'object' && content !== null && !Array.isArray(content);
  });
}
