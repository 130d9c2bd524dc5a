const BLOCKS = /<\/?(?:br|p|div|section|li|ul|ol|table|tr|td|th|h[1-6])\b[^>]*>/gi;

/** Approximate text of HTML: blocks become lines, other tags and spaces collapse, entities become one character. Plain text keeps its lines. */
export function plainText(html = ''): string {
  const lines = /<[a-z][^>]*>/i.test(html) ? html.replace(/\s+/g, ' ').replace(BLOCKS, '\n') : html;
  return lines
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/&shy;/gi, '')
    .replace(/&([aou])uml;/gi, (_, letter: string) => `${letter}\u0308`.normalize('NFC'))
    .replace(/&amp;/gi, '&')
    .replace(/&[a-z]+;|&#\d+;/gi, '_')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
