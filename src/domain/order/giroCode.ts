import { plainText } from '../../lib/text/plainText';
import { plainBic, plainIban } from '../person/iban';

interface Transfer {
  /** Account holder; cut after 70 characters. */
  recipient: string;
  iban: string;
  bic?: string;
  /** EUR. */
  amount: number;
  /** Cut after 140 characters. */
  reference: string;
}

const MAX_AMOUNT = 999_999_999.99;

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Checks a plain IBAN (ISO 13616); forms ask a library with each country's rules. */
function hasCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return IBAN.test(iban) && BigInt(digits) % 97n === 1n;
}

/** (rules/order-and-payment: GiroCode); `undefined` for an impossible amount or IBAN */
export function giroCode({ recipient, iban, bic = '', amount, reference }: Transfer): string | undefined {
  const account = plainIban(iban);
  if (!(amount >= 0.01 && amount <= MAX_AMOUNT) || !hasCheckDigits(account)) return undefined;
  const line = (text: string, length: number) => plainText(text).replace(/\s+/g, ' ').trim().slice(0, length);
  return [
    ...['BCD', '002', '1', 'SCT'],
    plainBic(bic),
    line(recipient, 70),
    account,
    `EUR${amount.toFixed(2)}`,
    // Purpose and structured reference.
    ...['', ''],
    line(reference, 140),
  ].join('\n');
}
