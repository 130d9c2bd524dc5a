import { decodedEntities, isEntityName } from './entities';
import { withoutInvisible } from './plainText';

/**
 * The one reader of texts as dealers write them (rules/storage-and-privacy: texts of dealers): HTML, the markup of vehicle markets
 * ('\\' ends a line, ' * ' begins a list item, '**bold**', '----' is a rule), or plain text. `lib/html` sanitises the result.
 */

/** Signs of a text that are read: rules see no more, however much a platform sends (rules/platform-and-wire: bounds). */
export const MAX_FORMATTED = 60_000;
/** Of a name, title or line, with tags and without. */
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
const isElement = (name: string) => elements.has(name) || /^(?:[owvmx]|st1):/.test(name);

const NAME = '\\/?([a-z][a-z\\d]*(?::[a-z]+)?)';
/** A tag as it may be one: what stands behind the name of '<track 1>' is none. */
const TAG = new RegExp(`<${NAME}(?:\\s+[a-z_:@][^<>]*|\\s*)\\/?>`, 'gi');
const TAG_START = new RegExp(`<(?:${NAME}(?=[\\s/>]))?`, 'gi');
const ESCAPED_TAG = new RegExp(`&lt;(${NAME}(?=[\\s/]|&gt;)(?:(?!&[lg]t;)[^<>]){0,1000})&gt;`, 'gi');
const TWICE_ESCAPED = /&(?:amp;)+(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

/** Whether a text has an element that fulfils a condition. */
function hasElement(text: string, tag: RegExp, condition: (name: string) => boolean): boolean {
  for (const [, name = ''] of text.matchAll(tag)) if (condition(name.toLowerCase())) return true;
  return false;
}

const isBlock = (name: string) => blocks.has(name);
const isBlockOrBreak = (name: string) => isBlock(name) || name === 'br';
const isBlockOrPicture = (name: string) => isBlock(name) || name === 'img';

/** Of scripts, styles and documents of word processors not even the content is read; without an end they take all that follows. */
const UNREAD = /<(script|style|xml|title)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<!doctype[^<>]*>|<\?xml[^<>]*>/gi;
/** `<![if …]>` of word processors, `<![CDATA[ … ]]>` of feeds. */
const SECTION_MARKS = /<!\[(?:CDATA\[|[^<>[\]]*\]>)|\]\]>/gi;

const LINE_ENDS = /\r\n?|[\v\f\u2028\u2029]/g;

/** Whether HTML elements stand in a text; '<neu>' and '< 20.000 km' are none. */
export const hasTags = (text: string) => hasElement(text, TAG, isElement);

/** Entities are characters, but for those of HTML itself; what was escaped twice is so no more; signs that nobody sees are gone. */
function settled(text: string): string {
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

/** Spaces that hold words together stay where they are few: a text that has only such would never wrap. */
function withOrdinarySpaces(text: string): string {
  const hasLayout = /<pre\b/i.test(text);
  const count = (sign: string) => text.split(sign).length - 1;
  const read = count('\u00A0') > count(' ') ? text.replaceAll('\u00A0', ' ') : text;
  return read.replace(/[ \u00A0]{2,}/g, (run) => (run.includes('\u00A0') || !hasLayout ? ' ' : run));
}

/** '\\' of the markets, '\n' that a feed has escaped. */
const LINE_MARK = /\\\\[ \t]*\n?|\\r\\n|\\[nr]/g;

/** Behind a word or price the stars are those of a footnote. */
const BOLD = /(?<![*\wäöüßÄÖÜ€%])\*{2,}([^*<>\n]+)\*{2,}/;
/** Longest line that may be a heading. */
const HEADING_LENGTH = 120;
const HEADING = /^(?:([*=#_~+-])\1{2,}\s*(\S.*?)\s*\1{3,}:?|#{1,6} (\S.*))$/;
const RULE = /^([*=#_~–—-])\1{2,}$/;
const ITEM = /^\* +(?=\S)/;

function headingOf(line: string): string | undefined {
  const [, , between, behind] = line.length > HEADING_LENGTH ? [] : (HEADING.exec(line) ?? []);
  return between ?? behind;
}

const MARKS = /[*#]|([=_~+–—-])\1{2}/;

function isMarkup(lines: readonly string[]): boolean {
  const marked = lines.filter((line) => MARKS.test(line));
  const items = marked.filter((line) => ITEM.test(line));
  return items.length > 1 || marked.some((line) => BOLD.test(line) || RULE.test(line) || headingOf(line) !== undefined);
}

const IN_BOLD = new RegExp(`<[^<>]*>|${BOLD.source}`, 'g');
const withBold = (html: string) =>
  !html.includes('**')
    ? html
    : html.replace(IN_BOLD, (part, bold: string | undefined) =>
        bold === undefined || bold.trim() === '' ? part : `<strong>${bold.trim()}</strong>`,
      );

const BOLD_START = /^(\s*(?:\* +)?)\*{2,}(?=[^*]*$)/;
const BOLD_END = /^(?:\s*\* +)?[^*]*\*{2,}:?\s*$/;
const CONTENT = /^(\s*(?:\* +)?)(\S(?:[^]*\S)?)(\s*)$/;

/** An end before other words: '</ul>** danach'. */
const BOLD_END_FIRST = /^\s*\*{2,}(?=\s)(?=[^*]*$)/;

/** Bold around several lines, '**Extras:', ' * Navi', ' * AHK**', is bold in each. */
function withBoldLines(lines: readonly string[]): readonly string[] {
  const read = [...lines];
  let start: number | undefined;
  for (const [at, line] of lines.entries()) {
    const isEnd = start !== undefined && BOLD_END.test(line);
    if (start !== undefined && (isEnd || BOLD_END_FIRST.test(line))) {
      read[start] = inBold((read[start] ?? '').replace(BOLD_START, '$1'));
      for (let between = start + 1; between < at; between += 1) read[between] = inBold(read[between] ?? '');
      read[at] = isEnd ? inBold(withoutLastStars(line)) : line.replace(BOLD_END_FIRST, '');
      start = undefined;
    } else if (start === undefined && BOLD_START.test(line)) start = at;
  }
  return read;
}

const inBold = (line: string) => (line.includes('**') ? line : line.replace(CONTENT, '$1**$2**$3'));

/** The same around elements: '**Extras:<ul><li>Navi</li></ul>**'. */
function withBoldBlocks(html: string): string {
  if (!html.includes('**')) return html;
  const parts = html.split(/(<[^<>]*>)/);
  const texts = withBoldLines(parts.filter((_, at) => at % 2 === 0));
  return parts.map((part, at) => (at % 2 === 0 ? (texts[at / 2] ?? '') : part)).join('');
}

function withoutLastStars(line: string): string {
  const at = line.search(/\*{2,}:?\s*$/);
  return at < 0 ? line : `${line.slice(0, at).trimEnd()}${line.slice(at).replace(/\*/g, '')}`;
}

/** HTML of lines of a text; their signs are escaped, tags within a line are kept. */
function htmlOfLines(lines: readonly string[]): string {
  const html: string[] = [];
  let isList = false;
  let open: string[] = [];
  const close = () => {
    if (open.length > 0)
      html.push(isList ? `<ul><li>${open.join('</li><li>')}</li></ul>` : `<p>${open.join('<br>')}</p>`);
    open = [];
  };
  const add = (part: string, isItem: boolean) => {
    if (isList !== isItem) close();
    isList = isItem;
    open.push(withBold(part));
  };
  for (const line of lines) {
    const heading = headingOf(line);
    if (line === '' || RULE.test(line)) {
      close();
      if (line !== '') html.push('<hr>');
    } else if (heading !== undefined) {
      close();
      html.push(`<p><strong>${heading}</strong></p>`);
    } else add(line.replace(ITEM, ''), ITEM.test(line));
  }
  close();
  return html.join('');
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => ESCAPED[mark] ?? mark);
const unescaped = (text: string) =>
  text
    .replace(/&(?:lt|#60);/gi, '<')
    .replace(/&(?:gt|#62);/gi, '>')
    .replace(/&(?:quot|#34);/gi, '"')
    .replace(/&(?:apos|#39);/gi, "'")
    .replace(/&(?:amp|#38);|&amp(?![\w;=])/gi, '&');

const LIST_LINE = /^\s*(?:[-–*•+·✓✔►]|\d{1,2}[.)])\s?\S/;

/** Between elements a line ends where a mark of a list begins the next one; other line ends only lay out the source. */
function withListLines(html: string): string {
  if (!html.includes('\n')) return html;
  let isLineStart = true;
  return html.replace(/<pre\b[^]*?(?:<\/pre>|$)|<[^<>]*>|[^<]+|</gi, (part) => {
    if (part.startsWith('<')) {
      isLineStart = hasElement(part, TAG_START, isBlockOrBreak);
      return part;
    }
    const lines = part.split('\n').map((line, index) => {
      const isItem = index > 0 && !isLineStart && LIST_LINE.test(line);
      if (line.trim() !== '') isLineStart = false;
      return index === 0 ? line : `${isItem ? '<br>' : '\n'}${line}`;
    });
    return lines.join('');
  });
}

/** HTML of a text, to be sanitised; `undefined` for a plain text. */
export function htmlOf(text: string): string | undefined {
  const read = settled(text);
  if (!hasTags(read)) {
    const hasLineMarks = read.includes('\\\\');
    const lines = withBoldLines(linesOf(unescaped(read).replace(LINE_MARK, '\n')));
    return hasLineMarks || isMarkup(lines) ? htmlOfLines(lines.map(escaped)) : undefined;
  }
  const html = read.replace(TAG_START, (start, name: string | undefined) =>
    name !== undefined && isElement(name.toLowerCase()) ? start : start.replace('<', '&lt;'),
  );
  if (hasElement(html, TAG_START, isBlockOrPicture))
    return withBold(withBoldBlocks(withListLines(html.replace(LINE_MARK, '<br>'))));
  const inLine = html.replace(/<[^<>]*>/g, (tag) => tag.replaceAll('\n', ' '));
  const lines = linesOf(inLine.replace(/<br\b[^<>]*>[ \t]*\n?/gi, '\n').replace(LINE_MARK, '\n'));
  return htmlOfLines(withBoldLines(lines));
}

/** What is read of a text, a line per block; the cells of a row stand side by side. Never write it as HTML. */
export function textOf(text: string): string {
  const html = htmlOf(text);
  if (html === undefined) {
    const lines = linesOf(unescaped(settled(text)).replace(LINE_MARK, '\n'));
    return lines.join('\n').replace(/\n{3,}/g, '\n\n');
  }
  const written = html
    .replace(/\s+/g, ' ')
    .replace(/<\/t[dh]\s*>|<\/?d[td]\b[^<>]*>/gi, ' ')
    .replace(/<br\b[^<>]*>|<\/?(?:p|div|[uod]l|li|table|tr|h[1-6]|pre|hr|blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '');
  return unescaped(written.replaceAll('\u00AD', ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Words of letters, digits and the signs of names, one space between two. */
const ORDINARY = /^(?:[\w.,:;()/+'"ÄÖÜäöüß€%-]| (?! ))*$/;

/** 'CO<sub>2</sub>', 'm<sup>2</sup>' */
const SUBSCRIPT = /<(sub|sup)>\s*(\d)\s*<\/\1>/g;

/** A name or title: the text in one line. */
export function lineOf(text: string): string {
  // Most names need no rule, and a list has thousands.
  if (text.length < MAX_LINE && ORDINARY.test(text)) return text.trim();
  const read = settled(text.slice(0, MAX_LINE_SOURCE)).replace(SUBSCRIPT, (_, kind: string, digit: string) =>
    kind === 'sub' ? String.fromCharCode(0x20_80 + Number(digit)) : '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)),
  );
  const line = (hasTags(read) ? textOf(read) : unescaped(read))
    .trim()
    .split(/\n+/)
    .map((each) => each.trim())
    .join(' ');
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).trimEnd()} …` : line;
}

const BEGINS_WITH_LETTER = /^\s*(?:<(?:p|div|b|strong|span|ul|li|br)>\s*)*[\p{L}\d]/iu;

/** Whether a text shows anything; empty paragraphs, line breaks and rules do not. */
export const hasContent = (text: string) =>
  BEGINS_WITH_LETTER.test(text) || /<img\s/i.test(text) || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(textOf(text));
