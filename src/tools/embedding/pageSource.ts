export interface PageTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** From 1; missing in a living page. */
  line?: number;
  /** Of a script, a textarea. */
  text: string;
  isInHead: boolean;
  /** Written as `<div />`, which HTML does not close. */
  isSelfClosing?: boolean;
}

/** What a source has as text, so that browsers make no element of it: a tag, and what it stands in ('comment', 'template'). */
export interface TextTag extends PageTag {
  within: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: '\u00A0' };
const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|quot|apos|lt|gt|nbsp));/gi, (all, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return name ? (ENTITIES[name] ?? all) : code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });

const lowerCased = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Elements that hold text alone, where scripts run. */
const TEXT_ONLY = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript)$/;
const OF_HEAD = /^(?:html|head|base|basefont|bgsound|link|meta|noframes|noscript|script|style|template|title)$/;

const NAME = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
/** A quote that nothing closes takes the rest of the page with it. */
const ATTRIBUTE =
  /[\t\n\f\r /]*(?:([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\t\n\f\r >]*))|(?![\t\n\f\r ]*=|[^\t\n\f\r />]))|>)/y;

interface WrittenTag {
  name: string;
  isEnd: boolean;
  attributes: Map<string, string>;
  isSelfClosing: boolean;
  /** Behind its '>'. */
  end: number;
}

/** The tag that begins at a '<'; `undefined` if none does, or if it does not end. */
function tagAt(source: string, start: number): WrittenTag | undefined {
  NAME.lastIndex = start;
  const [opening, slash, name = ''] = NAME.exec(source) ?? [];
  if (opening === undefined) return undefined;
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = start + opening.length;
  for (;;) {
    const [part, attribute, double, single, plain] = ATTRIBUTE.exec(source) ?? [];
    if (part === undefined) return undefined;
    const end = ATTRIBUTE.lastIndex;
    if (attribute === undefined)
      return { name: lowerCased(name), isEnd: slash === '/', attributes, isSelfClosing: part.endsWith('/>'), end };
    const key = lowerCased(attribute);
    // Of duplicate attributes browsers use the first.
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? plain ?? ''));
  }
}

const endOf = (source: string, pattern: RegExp, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? -1;
};

/** Where the text of a script ends; -1: nowhere. '<!--' and '<script' in it hide one '</script' each, as browsers have it. */
function endOfScript(source: string, from: number): number {
  const marks = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(source); mark !== null; mark = marks.exec(source)) {
    const [text, slash] = mark;
    if (text === '<!--') {
      depth = Math.max(depth, 1);
      // '<!-->' ends where it begins.
      marks.lastIndex -= 2;
    } else if (text === '-->') depth = 0;
    else if (slash === '') depth = depth === 1 ? 2 : depth;
    else if (depth < 2) return mark.index;
    else depth = 1;
  }
  return -1;
}

function commentAt(source: string, start: number): [end: number, next: number] {
  const short = /<!--(?:-?>)/y;
  short.lastIndex = start;
  if (short.test(source)) return [start, short.lastIndex];
  const close = /--!?>/g;
  close.lastIndex = start + 4;
  const match = close.exec(source);
  return match ? [match.index, close.lastIndex] : [source.length, source.length];
}

/** As a browser reads them; nothing is run. */
export function readSource(source: string): { tags: PageTag[]; texts: TextTag[] } {
  const tags: PageTag[] = [];
  const texts: TextTag[] = [];
  let [isInHead, templates, counted, line, at] = [true, 0, 0, 1, 0];
  const lineAt = (place: number) => {
    for (; counted < place; counted += 1) if (source.charCodeAt(counted) === 10) line += 1;
    return line;
  };
  const addTexts = (start: number, end: number, within: string) => {
    const text = source.slice(start, end);
    if (!text.includes('<')) return;
    const first = lineAt(start) - 1;
    for (const tag of readSource(text).tags) texts.push({ ...tag, line: first + (tag.line ?? 1), within });
  };
  for (let next = source.indexOf('<'); next >= 0; next = source.indexOf('<', at)) {
    if (templates === 0 && /[^\t\n\f\r \uFEFF]/.test(source.slice(at, next))) isInHead = false;
    if (source.startsWith('<!--', next)) {
      const [end, behind] = commentAt(source, next);
      addTexts(next + 4, end, 'comment');
      at = behind;
      continue;
    }
    if (/^<(?:[!?]|\/[^a-z])/i.test(source.slice(next, next + 3))) {
      // A doctype, or what browsers take for a comment.
      const end = source.indexOf('>', next);
      at = end < 0 ? source.length : end + 1;
      continue;
    }
    const written = tagAt(source, next);
    if (written === undefined) {
      if (/^<\/?[a-z]/i.test(source.slice(next, next + 3))) break;
      at = next + 1;
      isInHead = false;
      continue;
    }
    const { name, isEnd, attributes, isSelfClosing, end } = written;
    at = end;
    if (isEnd) {
      if (name === 'template') templates = Math.max(0, templates - 1);
      continue;
    }
    if (templates === 0 && !OF_HEAD.test(name)) isInHead = false;
    const tag: PageTag = { name, attributes, line: lineAt(next), text: '', isInHead, isSelfClosing };
    if (TEXT_ONLY.test(name)) {
      const close =
        name === 'script'
          ? endOfScript(source, end)
          : endOf(source, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), end);
      at = close < 0 ? source.length : close;
      tag.text = source.slice(end, at);
      // Of a script, only what it writes; one that nothing closes is never run.
      if (name !== 'script') addTexts(end, at, name);
      else if (close < 0) {
        texts.push({ ...tag, within: 'unclosed' });
        continue;
      }
    }
    if (templates > 0) texts.push({ ...tag, within: 'template' });
    else tags.push(tag);
    // Of a shadow tree that the parser makes, the content is alive.
    if (name === 'template' && (templates > 0 || !attributes.has('shadowrootmode'))) templates += 1;
  }
  return { tags, texts };
}
