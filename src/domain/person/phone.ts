import { plainText } from '../../lib/text/plainText';

export const PHONE_HINT = 'Mit Ländervorwahl, zum Beispiel +49\u00A0711\u00A0123456';

/** 'Tel.: 0711 …', 'tel:0711…'. */
const LABEL = /^\s*(?:tel(?:efon)?|fon|phone|mobil|handy|ruf|call(?:to)?|fax)[.:\s]+/i;
/** More than a number with words around it has. */
const MAX_LENGTH = 200;
/** Blanks, brackets, slashes, dots and dashes of every kind. */
const SEPARATORS = /[\s()[\]/\\|.,·•_\p{Pd}\u2212]/gu;
/** Country codes whose area codes have a zero in front that is not dialled from abroad: Germany, Austria, Switzerland. */
const TRUNK_ZERO = /^\+(49|43|41)0+(?=[1-9])/;

/** Digits of a number in any notation, with the '+' of an international one; `undefined` for what is no number. */
function dialled(text: string): string | undefined {
  const written = plainText(text).replace(LABEL, '').trim();
  // The phone rule wants a digit at the end.
  if (!/\d$/.test(written)) return undefined;
  // '(0)' in an international number is the zero of the area code.
  const digits = (/^\W*(?:\+|00)/.test(written) ? written.replace(/\(\s*0\s*\)/, '') : written)
    .replace(SEPARATORS, '')
    .replace(/^(?:\+?00|\++)(?=[1-9])/, '+')
    .replace(TRUNK_ZERO, '+$1');
  return /^\+?\d+$/.test(digits) ? digits : undefined;
}

/** '0711 123456', '+49 (0) 711 …' become '+49711123456', anything else stays (rules/account: german phone numbers). */
export function normalisePhone(typed: string): string {
  const digits = dialled(typed);
  if (digits === undefined) return typed;
  if (/^0[1-9]\d*$/.test(digits)) return `+49${digits.slice(1)}`;
  // An international one stays as it is written, unless something in it is not dialled.
  const isRight = typed.startsWith('+') && typed.replace(/[\s()/.-]/g, '') === digits;
  return isRight || !/^\+\d{6,}$/.test(digits) ? typed : digits;
}

/** A number in one notation, in the groups that it was written in: '+49 721 480 31' for '0721/480-31'. Anything else stays as it is. */
export function phoneText(phone: string | undefined): string | undefined {
  if (phone === undefined || !/^(?:0[1-9]|\+49)/.test(dialled(phone) ?? '')) return phone;
  return plainText(phone)
    .replace(LABEL, '')
    .replace(/\(\s*0\s*\)/, ' ')
    .replace(SEPARATORS, ' ')
    .trim()
    .replace(/^(?:(?:\+|00)\s*49[\s0]*|0)/, '+49 ')
    .replace(/ +/g, ' ');
}

/** 'tel:+4971112345' of a number with words around it; `undefined` for none (rules/account: german phone numbers). */
export function phoneHref(phone: string | undefined): string | undefined {
  const number = dialled(plainText((phone ?? '').slice(0, MAX_LENGTH)).replace(/^[^\d+(]+|\D+$/g, '')) ?? '';
  if (!/\d{3}/.test(number)) return undefined;
  return `tel:${number.replace(/^0(?=[1-9])/, '+49')}`;
}
