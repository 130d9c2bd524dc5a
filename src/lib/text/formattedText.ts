import {
  hasElement,
  hasTags,
  isBlockOrBreak,
  isBlockOrPicture,
  isElement,
  decodedText,
  TAG_START,
  unescaped,
} from './textLine';

/**
 * The one reader of dealers' texts (rules/storage-and-privacy: texts of dealers): HTML, markup of vehicle markets ('\\' ends a line, ' * '
 * begins a list item, '**bold**', '----' is a rule), or plain text. `lib/text/html` sanitises the result.
 */

/** '\\' of the markets, '\n' that a feed has escaped. */
const LINE_MARK = /\\\\[ \t]*\n?|\\r\\n|\\[nr]/g;

/** Behind a word or price stars mark a footnote. */
const BOLD = /(?<![*\wäöüßÄÖÜ€%])\*{2,}([^*<>\n]+)\*{2,}/;
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

/** Bold around several lines is bold in each: '**Extras:', ' * Navi', ' * AHK**'. */
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

/** Around elements: '**Extras:<ul><li>Navi</li></ul>**'. */
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

/** Signs are escaped, tags within a line are kept. */
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
const LIST_LINE = /^\s*(?:[-–*•+·✓✔►]|\d{1,2}[.)])\s?\S/;

/** Between elements only line ends before a list mark count. */
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

/** HTML to be sanitised; `undefined` for a plain text. */
export function htmlOf(text: string): string | undefined {
  const read = decodedText(text);
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

/** A line per block; the cells of a row side by side. Never write it as HTML. */
export function textOf(text: string): string {
  const html = htmlOf(text);
  if (html === undefined) {
    const lines = linesOf(unescaped(decodedText(text)).replace(LINE_MARK, '\n'));
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
