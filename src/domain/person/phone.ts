import { plainText } from '../../lib/text/plainText';
import { completeUrl, webAddress } from '../../lib/webAddress';

export const PHONE_HINT = 'Mit Ländervorwahl, zum Beispiel +49\u00A0711\u00A0123456';

const LABEL = /^\s*(?:tel(?:efon)?|fon|phone|mobil|handy|ruf|call(?:to)?|fax)[.:\s]+/i;
const MAX_LENGTH = 200;
const SEPARATORS = /[\s()[\]/\\|.,·•_\p{Pd}\u2212]/gu;
/** Germany, Austria, Switzerland: the zero of area codes is not dialled from abroad. */
const TRUNK_ZERO = /^\+(49|43|41)0+(?=[1-9])/;

const MOST_DIGITS = 17;
const BETWEEN = /[;,|\n]|\/(?=\s*(?:\+|\(?0))|(?<!\p{L})(?:oder|und|bzw|tel(?:efon)?|mobil|handy|fax)(?!\p{L})[.:]*/iu;
const SPELT = /^(?:(?:\+|00)\s*49|0)[\s-]*(?:800|700|180\d?|900)(?=[\s-]*\p{Lu})/u;
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const onKeys = (text: string) =>
  SPELT.test(text) ? text.replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)))) : text;

/** Digits of any notation, with the '+' of an international number; `undefined` for none. */
function dialled(text: string): string | undefined {
  const written = plainText(text).replace(LABEL, '').trim();
  if (!/\d$/.test(written)) return undefined;
  const digits = (/^\W*(?:\+|00)/.test(written) ? written.replace(/\(\s*0\s*\)/, '') : written)
    .replace(SEPARATORS, '')
    .replace(/^(?:\+?00|\++)(?=[1-9])/, '+')
    .replace(TRUNK_ZERO, '+$1');
  return /^\+?\d+$/.test(digits) && digits.length <= MOST_DIGITS ? digits : undefined;
}

/** '0711 123456', '+49 (0) 711 …' become '+49711123456', others stay (rules/account: german phone numbers). */
export function normalisePhone(typed: string): string {
  const digits = dialled(typed);
  if (digits === undefined) return typed;
  if (/^0[1-9]\d*$/.test(digits)) return `+49${digits.slice(1)}`;
  // An international one stays, unless something in it is not dialled.
  const isRight = typed.startsWith('+') && typed.replace(/[\s()/.-]/g, '') === digits;
  return isRight || !/^\+\d{6,}$/.test(digits) ? typed : digits;
}

/** '+49 721 480 31' for '0721/480-31'. Anything else stays. */
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

/** 'tel:+4971112345' of the first number; `undefined` for none (rules/account: german phone numbers). */
export function phoneHref(phone: string | undefined): string | undefined {
  const text = onKeys(plainText((phone ?? '').slice(0, MAX_LENGTH)).trim());
  const number = [text, ...text.split(BETWEEN)].map(numberIn).find((digits) => /\d{3}/.test(digits));
  return number && `tel:${number.replace(/^0(?=[1-9])/, '+49')}`;
}

const numberIn = (text: string) => dialled(text.replace(/^[^\d+(]+|\D+$/g, '')) ?? '';

export const whatsAppHref = (written: string | undefined): string | undefined =>
  webAddress(completeUrl(written ?? ''))?.href ?? phoneHref(written)?.replace(/^tel:\+?/, 'https://wa.me/');
