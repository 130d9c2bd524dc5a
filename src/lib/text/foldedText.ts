/** Much faster than folding, and true of most texts. */
const isAscii = (text: string) => !/[^\0-\x7F]/.test(text);

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case, no accents, umlauts as two letters: 'mueller' finds 'Müller'. */
export function foldForSearch(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/**
 * Key for `<` in dictionary order (DIN 5007-1: ä is a, ß is ss), numbers by value. `Intl.Collator` with `numeric` would take most of the
 * 100 ms budget of 2,500 rows on a four times slower processor.
 */
export function germanSortKey(text: string): string {
  const lower = text.trim().toLowerCase();
  const letters = isAscii(lower) ? lower : lower.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return letters.replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** Dictionary order, numbers by value: '116' before '1200'. */
export function compareGerman(one: string, other: string): number {
  const [left, right] = [germanSortKey(one), germanSortKey(other)];
  return left < right ? -1 : Number(left > right);
}
