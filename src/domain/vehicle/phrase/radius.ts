/** 'im Umkreis von 50 km um 74076'. */
export interface Radius {
  from: number;
  to: number;
  postcode?: string;
  kilometres: number;
}

const AROUND = String.raw`(?:um|von|bei|ab)\s+(?:plz\s+|postleitzahl\s+)?(\d{5})(?!\d)`;
const RANGE = String.raw`(\d{1,3})\s*(?:km|kilometern?)`;

const PATTERNS = [
  new RegExp(
    String.raw`(?:\bim\s+)?\b(?:umkreis|radius|entfernung)\s+(?:von\s+|bis\s+)*${RANGE}(?:\s+${AROUND}|(?![\w.]))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:bis\s+|max\.?\s+|maximal\s+|h\u00f6chstens\s+)?${RANGE}\s+(?:im\s+umkreis\s+|rund\s+)?${AROUND}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:bis\s+|max\.?\s+|maximal\s+|h\u00f6chstens\s+)?${RANGE}\s+(?:im\s+)?(?:umkreis|entfernung|entfernt)(?![\w.])`,
    'i',
  ),
];

/** `undefined` without kilometres (rules/search: radius). */
export function readRadius(sentence: string): Radius | undefined {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(sentence);
    const [words, kilometres, postcode] = match ?? [];
    // End of a mileage: '50.000 km'.
    if (match && /[\d.,]$/.test(sentence.slice(0, match.index))) continue;
    if (match && words !== undefined && kilometres !== undefined)
      return { from: match.index, to: match.index + words.length, kilometres: Number(kilometres), postcode };
  }
  return undefined;
}
