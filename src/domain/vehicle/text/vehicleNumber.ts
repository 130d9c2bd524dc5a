import { plainText } from '../../../lib/text/plainText';

/** Any length, in capitals, without marks between groups. */
export const readVin = (text: string) =>
  plainText(text)
    .replace(/[\s\p{Pd}./_]/gu, '')
    .toUpperCase();

/** 17 letters and figures without I, O and Q, at least three figures. */
export function asVin(text: string): string | undefined {
  const vin = readVin(text);
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && /[A-Z]/.test(vin) && /(?:.*\d){3}/.test(vin) ? vin : undefined;
}

/** Spellings in which a platform may know a stock number; as typed first. */
export function spellingsOf(number: string): string[] {
  const typed = plainText(number)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const upper = typed.toUpperCase();
  return [...new Set([typed, upper, upper.replaceAll(' ', ''), upper.replaceAll(' ', '-')])];
}
