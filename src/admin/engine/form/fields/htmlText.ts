import { hasTags } from '../../../../lib/text/textLine';

export type TextFormat = 'strong' | 'em' | 'list';

export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/&(?!(?:#x?)?\w+;)|[<>]/g, (mark) => ESCAPED[mark] ?? mark);
const withBreaks = (text: string) => text.replaceAll('\n', '<br>\n');

/** Plain text becomes HTML: special characters escaped, line breaks kept. */
export function withFormat({ text, start, end }: TextSelection, format: TextFormat): TextSelection {
  const isFormatted = hasTags(text);
  const write = (part: string) => (isFormatted ? part : escaped(part));
  const around = (part: string) => (isFormatted ? part : withBreaks(escaped(part)));
  const [before, selected, after] = [
    around(text.slice(0, start)),
    write(text.slice(start, end)),
    around(text.slice(end)),
  ];
  if (format === 'list') {
    const items = selected.split(/(?:<br\s*\/?>|\n)+/).filter((line) => line.trim() !== '');
    const list = `<ul>\n${(items.length > 0 ? items : ['']).map((item) => `<li>${item.trim()}</li>`).join('\n')}\n</ul>`;
    return placed(before, list, after);
  }
  const [open, close] = [`<${format}>`, `</${format}>`];
  if (before.endsWith(open) && after.startsWith(close))
    return placed(before.slice(0, -open.length), selected, after.slice(close.length));
  if (selected.startsWith(open) && selected.endsWith(close))
    return placed(before, selected.slice(open.length, -close.length), after);
  return placed(before + open, isFormatted ? selected : withBreaks(selected), close + after);
}

const placed = (before: string, selected: string, after: string): TextSelection => ({
  text: before + selected + after,
  start: before.length,
  end: before.length + selected.length,
});
