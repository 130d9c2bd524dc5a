/** One start tag of a page's source. */
export interface PageTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** From 1; missing in a living page. */
  line?: number;
  /** Content of a script, style or textarea. */
  text: string;
  isInHead: boolean;
  /** Written as `<div />`, which HTML does not close. */
  isSelfClosing?: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };
const decodeEntities = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#39);/g, (all, name: string) => ENTITIES[name] ?? all);

const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, plain] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // Of duplicate attributes browsers use the first.
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? plain ?? ''));
  }
  return attributes;
}

/** Start tags of a source with their lines; by regular expressions, so that nothing is run: no HTML parser. */
export function readTags(source: string): PageTag[] {
  const tags: PageTag[] = [];
  let isInHead = true;
  let skipTo = 0;
  let counted = 0;
  let line = 1;
  for (const match of source.matchAll(TAG)) {
    if (match.index < skipTo) continue;
    for (; counted < match.index; counted += 1) if (source.charCodeAt(counted) === 10) line += 1;
    const [all, slash, rawName, rest = ''] = match;
    const name = rawName?.toLowerCase();
    if (name === undefined) continue;
    if (name === 'body' || (slash === '/' && name === 'head')) isInHead = false;
    if (slash === '/') continue;
    let text = '';
    if (name === 'script' || name === 'style' || name === 'textarea') {
      const start = match.index + all.length;
      const end = source.slice(start).search(new RegExp(`</${name}`, 'i'));
      text = source.slice(start, end < 0 ? undefined : start + end);
      skipTo = start + text.length;
    }
    tags.push({
      name,
      attributes: attributesOf(rest),
      line,
      text,
      isInHead,
      isSelfClosing: rest.trimEnd().endsWith('/'),
    });
  }
  return tags;
}
