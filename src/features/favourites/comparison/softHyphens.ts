/** Second parts of long compounds. */
const HEADS =
  'airbag|anlage|besteuert|assistent|assistenz|ausstattung|automatik|befestigung|dach|einrichtung|emissionen|erkennung|fahrwerk|fahrzeug|felgen|' +
  'gepflegt|gewicht|heizung|kamera|klasse|kontrolle|kupplung|lenkrad|linie|programm|reifen|scheinwerfer|sensoren|siegel|sitze|system|' +
  'tempomat|untersuchung|verriegelung|verstellung|zeichen|zulassung';
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${HEADS}))`, 'giu');

/** Columns are narrow, and not every browser hyphenates German. */
export function softHyphens(text: string): string {
  return text.replace(/\p{L}{16,}/gu, (word) => word.replace(JOINT, '\u00AD'));
}
