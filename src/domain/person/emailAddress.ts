import { once } from '../../lib/once';
import { plainText } from '../../lib/text/plainText';
import { readBy, readText } from '../../lib/schema';

export const MAX_LENGTH = 254;
const LABEL = /^(?:mailto:|e-?mail(?:-adresse)?:)\s*/i;
/** 'Ada Lovelace <ada@x.de>' as mail programs copy it. */
const NAMED = /<([^<>\s]+@[^<>\s]+)>\s*[;,]?$/;

/** Removes invisible signs, 'mailto:', a name, brackets. */
export function plainEmail(written: string): string {
  const text = plainText(written.slice(0, 2 * MAX_LENGTH)).trim();
  const [, address = text] = NAMED.exec(text) ?? [];
  return address
    .replace(LABEL, '')
    .replace(/^<|>$/g, '')
    .replace(/\?\w+=.*$/, '');
}

export const emailAddress = once(() =>
  readBy((value) => {
    const address = plainEmail(readText(value) ?? '');
    return address.includes('@') ? address : undefined;
  }, 'text'),
);
