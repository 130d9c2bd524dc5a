import { decodedEntities, isEntityName } from './entities';
import { withoutInvisible } from './plainText';

/** Names and lines with tags and entities (rules/storage-and-privacy: texts of dealers); whole texts: `formattedText`. */

/** Characters that are read at most (rules/platform-and-wire: bounds). */
export const MAX_FORMATTED = 60_000;
/** Length of a line, with tags and without. */
const MAX_LINE_SOURCE = 4000;
const MAX_LINE = 1000;

const INLINE =
  'a abbr acronym b bdi bdo big blink br cite code del em font i ins kbd label mark nobr q s samp small span strike strong sub sup tt u var wbr';
const BLOCKS =
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul';
const OTHERS =
  'applet area audio base button canvas col colgroup embed frame frameset head iframe image img input link map marquee math meta noframes noscript object optgroup option param picture script select source style svg template textarea title track video xml xmp';
const setOf = (...names: string[]) => new Set(names.flatMap((each) => each.split(' ')));
const blocks = setOf(BLOCKS);
const elements = setOf(INLINE, BLOCKS, OTHERS);
/** Elements of word processors: `<o:p>`, `<st1:place>`. */
export const isElement = (name: string) => elements.has(name) || /^(?:[owvmx]|st1):/.test(name);

const NAME = '\\/?([a-z][a-z\\d]*(?::[a-z]+)?)';
/** '<track 1>' is no tag. */
const TAG = new RegExp(`<${NAME}(?:\\s+[a-z_:@][^<>]*|\\s*)\\/?>`, 'gi');
export const TAG_START = new RegExp(`<(?:${NAME}(?=[\\s/>]))?`, 'gi');
const ESCAPED_TAG = new RegExp(`&lt;(${NAME}(?=[\\s/]|&gt;)(?:(?!&[lg]t;)[^<>]){0,1000})&gt;`, 'gi');
const TWICE_ESCAPED = /&(?:amp;)+(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

export function hasElement(text: string, tag: RegExp, condition: (name: string) => boolean): boolean {
  for (const [, name = ''] of text.matchAll(tag)) if (condition(name.toLowerCase())) return true;
  return false;
}

const isBlock = (name: string) => blocks.has(name);
export const isBlockOrBreak = (name: string) => isBlock(name) || name === 'br';
export const isBlockOrPicture = (name: string) => isBlock(name) || name === 'img';

/** Their content is not read either; without an end they take all that follows. */
const UNREAD = /<(script|style|xml|title)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<!doctype[^<>]*>|<\?xml[^<>]*>/gi;
/** `<![if …]>` of word processors, `<![CDATA[ … ]]>` of feeds. */
const SECTION_MARKS = /<!\[(?:CDATA\[|[^<>[\]]*\]>)|\]\]>/gi;

const LINE_ENDS = /\r\n?|[\v\f\u2028\u2029]/g;

/** '<neu>' and '< 20.000 km' are no tags. */
export const hasTags = (text: string) => hasElement(text, TAG, isElement);

/** Decodes entities except HTML's own, also twice escaped ones; removes invisible signs. */
export function decodedText(text: string): string {
  const once = text
    .slice(0, MAX_FORMATTED)
    .replace(TWICE_ESCAPED, (written, entity: string) =>
      entity.startsWith('#') || isEntityName(entity) ? `&${entity};` : written,
    )
    .replace(/&#(?:60|x3c);/gi, '&lt;')
    .replace(/&#(?:62|x3e);/gi, '&gt;')
    .replace(ESCAPED_TAG, (written, tag: string, name: string) =>
      isElement(name.toLowerCase()) ? `<${tag.replace(/&quot;|&#34;/gi, '"')}>` : written,
    );
  const read = withoutInvisible(decodedEntities(once)).replace(LINE_ENDS, '\n');
  return withOrdinarySpaces(read.replace(SECTION_MARKS, '').replace(UNREAD, ''));
}

/** Non-breaking spaces stay where they are few: a text of only such would never wrap. */
function withOrdinarySpaces(text: string): string {
  const hasLayout = /<pre\b/i.test(text);
  const count = (sign: string) => text.split(sign).length - 1;
  const read = count('\u00A0') > count(' ') ? text.replaceAll('\u00A0', ' ') : text;
  return read.replace(/[ \u00A0]{2,}/g, (run) => (run.includes('\u00A0') || !hasLayout ? ' ' : run));
}

export const unescaped = (text: string) =>
  text
    .replace(/&(?:lt|#60);/gi, '<')
    .replace(/&(?:gt|#62);/gi, '>')
    .replace(/&(?:quot|#34);/gi, '"')
    .replace(/&(?:apos|#39);/gi, "'")
    .replace(/&(?:amp|#38);|&amp(?![\w;=])/gi, '&');

/** A line per block; never write it as HTML. */
const withoutTags = (html: string) =>
  html.replace(TAG, (tag, name: string) => {
    const element = name.toLowerCase();
    if (!isElement(element)) return tag;
    return isBlockOrBreak(element) ? '\n' : '';
  });

/** Letters, digits and usual signs, single spaces. */
const ORDINARY = /^(?:[\w.,:;()/+'"ÄÖÜäöüß€%-]| (?! ))*$/;

/** 'CO<sub>2</sub>', 'm<sup>2</sup>' */
const SUBSCRIPT = /<(sub|sup)>\s*(\d)\s*<\/\1>/g;

export function lineOf(text: string): string {
  // Most names need no rule, and lists have thousands.
  if (text.length < MAX_LINE && ORDINARY.test(text)) return text.trim();
  const read = decodedText(text.slice(0, MAX_LINE_SOURCE)).replace(SUBSCRIPT, (_, kind: string, digit: string) =>
    kind === 'sub' ? String.fromCharCode(0x20_80 + Number(digit)) : '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)),
  );
  const line = unescaped(withoutTags(read))
    .trim()
    .split(/\n+/)
    .map((each) => each.trim())
    .join(' ');
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).trimEnd()} …` : line;
}

const BEGINS_WITH_LETTER = /^\s*(?:<(?:p|div|b|strong|span|ul|li|br)>\s*)*[\p{L}\d]/iu;

export const hasContent = (text: string) =>
  BEGINS_WITH_LETTER.test(text) ||
  /<img\s/i.test(text) ||
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(withoutTags(decodedText(text)));
