import { plainText } from '../../lib/text/plainText';

/** 'IBAN: DE89-3704…' of letters: only letters and digits, in capitals. */
export const plainIban = (written: string): string =>
  plainText(written)
    .replace(/^\s*(?:iban|kontonummer|konto)\b[\s.:#-]*/i, '')
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase();

/** 'BIC/SWIFT: COBADEFFXXX' */
export const plainBic = (written: string): string =>
  plainText(written)
    .replace(/^\s*(?:(?:bic|swift)(?:-code)?[\s/]*)+[\s.:#-]*/i, '')
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase();

export const groupedIban = (iban: string, space = ' '): string => plainIban(iban).replace(/(.{4})(?=.)/g, `$1${space}`);
