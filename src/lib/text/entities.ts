/** Names of U+00A0 to U+00FF. */
const LATIN =
  'nbsp|iexcl|cent|pound|curren|yen|brvbar|sect|uml|copy|ordf|laquo|not|shy|reg|macr|deg|plusmn|sup2|sup3|acute|micro|para|middot|cedil|sup1|ordm|raquo|frac14|frac12|frac34|iquest|Agrave|Aacute|Acirc|Atilde|Auml|Aring|AElig|Ccedil|Egrave|Eacute|Ecirc|Euml|Igrave|Iacute|Icirc|Iuml|ETH|Ntilde|Ograve|Oacute|Ocirc|Otilde|Ouml|times|Oslash|Ugrave|Uacute|Ucirc|Uuml|Yacute|THORN|szlig|agrave|aacute|acirc|atilde|auml|aring|aelig|ccedil|egrave|eacute|ecirc|euml|igrave|iacute|icirc|iuml|eth|ntilde|ograve|oacute|ocirc|otilde|ouml|divide|oslash|ugrave|uacute|ucirc|uuml|yacute|thorn|yuml';
const OTHERS = {
  euro: '€',
  ndash: '–',
  mdash: '—',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  hellip: '…',
  trade: '™',
  permil: '‰',
  check: '✓',
  star: '☆',
  starf: '★',
  rarr: '→',
  larr: '←',
  ge: '≥',
  le: '≤',
  Omega: 'Ω',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
  lrm: '',
  rlm: '',
  Tab: ' ',
  NewLine: '\n',
} as const;
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...LATIN.split('|').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries(OTHERS),
]);

export const isEntityName = (name: string) => CHARACTERS.has(name) || /^(?:amp|lt|gt|quot|apos)$/i.test(name);

const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** '–' is 150 in Windows-1252, which many systems write as Unicode. */
const windowsCharacter = (code: number) => WINDOWS.charAt(code - 0x80);

function characterOf(code: number): string | undefined {
  if (code >= 0x80 && code <= 0x9f) return windowsCharacter(code);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi;
/** Forgotten semicolons, where a word ends. */
const OPEN_ENTITY = /&([AOUaou]uml|szlig|nbsp|euro)(?![\w;=])/g;

/** But for those that would change what HTML means: & < > " '. */
export function decodedEntities(text: string): string {
  const read = text.includes('&')
    ? text
        .replace(
          ENTITY,
          (entity, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined) => {
            if (name !== undefined) return CHARACTERS.get(name) ?? CHARACTERS.get(name.toLowerCase()) ?? entity;
            const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
            return [0x22, 0x26, 0x27, 0x3c, 0x3e].includes(code) ? `&#${code};` : (characterOf(code) ?? '');
          },
        )
        .replace(OPEN_ENTITY, (entity, name: string) => CHARACTERS.get(name) ?? entity)
    : text;
  // eslint-disable-next-line no-control-regex
  return read.replace(/[\u0080-\u009F]/g, (sign) => windowsCharacter(sign.charCodeAt(0)));
}
