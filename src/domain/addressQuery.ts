import { safeDecode } from '../lib/safeDecode';
import { LIST_PARAMETERS, PRIVATE_PARAMETERS, SEARCH_PARAMETER } from './queryParameters';
import { isFramePart, partName } from './finance/frame';
import { isSearchName } from './vehicle/search/query';

/** By sentences, quotations or markup, as written and as browsers encode it. */
const APPENDED =
  /(?:%(?:0[9AD]|2[0279C]|3[BCE]|5[BD]|60|7[BD]|C2%A[0BD]|E2%(?:80%(?:[89][0-9A-F]|A6)|9[89A-E]%..)|EF%B8%8F|F0%9F%..%..)|[\s.,:;!)\]}>"'`*|»«“”„’…\p{So}\p{M}])$/iu;
const LONGEST_SIGN = '%F0%9F%98%80'.length;

export function withoutTail(address: string): string {
  let end = address.length;
  for (;;) {
    const [sign] = APPENDED.exec(address.slice(Math.max(0, end - LONGEST_SIGN), end)) ?? [];
    if (sign === undefined) return address.slice(0, end);
    end -= sign.length;
  }
}

/** By mail programs, protections of links, trackers. */
export const MOST_ENCODINGS = 3;

/** Invisible signs, and line ends of mails, also of quoted-printable. */
export const UNSEEN = /\p{Cf}|=?[\r\n]+|\t/gu;
const ENCODED_UNSEEN = /(?:=?(?:%0D|%0A))+|%C2%AD|%E2%80%8[B-F]|%E2%81%A0|%EF%BB%BF/gi;

/** Rest of '&quot;' or '&#39;' behind an address in markup. */
const ENTITY = /^(?:quot|apos|nbsp|[lg]t|x?[\da-f]+);/i;

/** Escapes without a meaning in UTF-8 stay. */
export const decodedOnce = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const decoded = safeDecode(escapes);
    return decoded === escapes ? escapes.replace(/%[2-7][\da-f]/gi, safeDecode) : decoded;
  });

const valueOf = (part: string) => part.slice(partName(part).length + 1);
const isPrivate = (part: string) => PRIVATE_PARAMETERS.some((name) => name === partName(part));

/**
 * Query of an address ('' or '?…') without what was appended: the search decoded however often it was encoded, plus
 * signs of tokens kept. Unchanged as the shop writes it.
 */
export function readQuery(written: string): string {
  const isEncodedOnceMore = /(?:^|[?&#;])email=[^?&#]*%2540/i.test(written);
  const parts = (isEncodedOnceMore ? decodedOnce(written) : written)
    .replace(/&(?:amp;)+/gi, '&')
    .split(/[?&#]+/)
    .filter((part) => part !== '' && !ENTITY.test(part))
    .map((part) => part.replace(ENCODED_UNSEEN, ''))
    .map((part) => (isPrivate(part) ? part.replaceAll('+', '%2B') : part));
  const last = parts.pop() ?? '';
  const rest = LIST_PARAMETERS.has(partName(last)) ? last : withoutTail(last);
  const all = withOneSearch(rest === '' ? parts : [...parts, rest]);
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

function withOneSearch(parts: readonly string[]): readonly string[] {
  const at = parts.findIndex((part) => partName(part) === SEARCH_PARAMETER);
  const written = valueOf(parts[at] ?? '');
  if (written === '') return parts;
  const behind = parts.slice(at + 1);
  const isOpen = written.includes('=');
  const length = isOpen ? behind.findIndex((part) => !isSearchName(partName(part)) && !isFramePart(part)) : 0;
  const ofSearch = length === -1 ? behind : behind.slice(0, length);
  const search = isOpen ? encodeURIComponent([written, ...ofSearch].join('&')) : decodedSearch(written);
  return [...parts.slice(0, at), `${SEARCH_PARAMETER}=${search}`, ...behind.slice(ofSearch.length)];
}

function decodedSearch(written: string, most = MOST_ENCODINGS): string {
  const decoded = decodedOnce(written);
  const isEncodedOnceMore = most > 0 && !decoded.includes('=') && /%3D/i.test(decoded);
  return isEncodedOnceMore ? decodedSearch(decoded, most - 1) : written;
}
