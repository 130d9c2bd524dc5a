import { plainText } from '../../../lib/text/plainText';

/** A VIN of any length, in capitals and without the marks between its groups. */
export const readVin = (text: string) =>
  plainText(text)
    .replace(/[\s\p{Pd}./_]/gu, '')
    .toUpperCase();

/** A VIN as platforms write it, from any case and grouping; 17 letters and figures without I, O and Q, three figures of them at least. */
export function asVin(text: string): string | undefined {
  const vin = readVin(text);
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && /[A-Z]/.test(vin) && /(?:.*\d){3}/.test(vin) ? vin : undefined;
}

/** Spellings of a stock number in which a platform may know it: as typed first. */
export function spellingsOf(number: string): string[] {
  const typed = plainText(number)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const upper = typed.toUpperCase();
  return [...new Set([typed, upper, upper.replaceAll(' ', ''), upper.replaceAll(' ', '-')])];
}
