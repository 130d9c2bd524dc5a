/** Approximate text of HTML: tags and spaces collapse, entities become one character. */
export function plainText(html: string | undefined): string {
  return (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/&shy;/gi, '')
    .replace(/&([aou])uml;/gi, (_, letter: string) => `${letter}\u0308`.normalize('NFC'))
    .replace(/&amp;/gi, '&')
    .replace(/&[a-z]+;|&#\d+;/gi, '_')
    .replace(/\s+/g, ' ')
    .trim();
}
