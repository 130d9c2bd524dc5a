import { describe, expect, it } from 'vitest';
import { normaliseZipCode } from '../../../src/domain/person/zipCode';

describe('a postal code as it is pasted', () => {
  it.each([
    [' 74076 ', '74076'],
    ['74 076', '74076'],
    ['74\u00a0076', '74076'],
    ['D-74076', '74076'],
    ['DE 74076', '74076'],
    ['74076 Heilbronn', '74076'],
  ])('"%s" becomes "%s"', (typed, normal) => {
    expect(normaliseZipCode(typed)).toBe(normal);
  });

  it.each(['', '7407', '740766', 'CH-8001', '74076-1234', 'D-740'])('"%s" stays as it is', (typed) => {
    expect(normaliseZipCode(typed)).toBe(typed);
  });
});
