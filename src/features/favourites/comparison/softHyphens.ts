/** Second parts of long German words in the labels of a comparison. */
const HEADS =
  'airbag|anlage|assistent|assistenz|ausstattung|automatik|befestigung|dach|einrichtung|emissionen|erkennung|fahrwerk|fahrzeug|felgen|' +
  'gepflegt|gewicht|heizung|kamera|klasse|kontrolle|kupplung|lenkrad|linie|programm|reifen|scheinwerfer|sensoren|siegel|sitze|system|' +
  'tempomat|untersuchung|verriegelung|verstellung|zeichen|zulassung';
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${HEADS}))`, 'giu');

/**
 * Where a long word may be parted ('Verkehrszeichen-erkennung'): beside the columns there is no room for it, and not every browser brings
 * German hyphenation along. Shorter words stay as they are.
 */
export function softHyphens(text: string): string {
  return text.replace(/\p{L}{16,}/gu, (word) => word.replace(JOINT, '\u00AD'));
}
