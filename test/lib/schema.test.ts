import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  fileUrl,
  flag,
  listOf,
  number,
  optionalOf,
  readBy,
  readingOf,
  requiredText,
  requiredUrl,
  text,
  url,
  euros,
  kilometres,
} from '../../src/lib/schema';

describe('reading what the platform sends', () => {
  it.each([
    [text(), ' Golf ', 'Golf'],
    [text(), 7, '7'],
    [text(), '   ', undefined],
    [text(), null, undefined],
    [text(), { a: 1 }, undefined],
    [number(), 12.5, 12.5],
    [number(), '12.5', 12.5],
    [number(), '12,5', 12.5],
    [euros(), '12990.5', 12_990.5],
    [euros(), '12.990', undefined],
    [euros(), '12,990', undefined],
    [euros(), '1234.567', undefined],
    [euros(), 12.99, 12.99],
    [kilometres(), '12.990', 12_990],
    [kilometres(), '1,234,567', 1_234_567],
    [kilometres(), '85000.5', 85_000.5],
    [number(), ' 0 ', 0],
    [number(), '', undefined],
    [number(), 'zwölf', undefined],
    [number(), Number.NaN, undefined],
    [number(), Infinity, undefined],
    [number(), true, undefined],
    [flag(), true, true],
    [flag(), 'TRUE', true],
    [flag(), 1, true],
    [flag(), '0', false],
    [flag(), false, false],
    [flag(), 'ja', undefined],
    [url(), 'https://a.test/rotes Auto.jpg', 'https://a.test/rotes%20Auto.jpg'],
    [url(), '/bild.svg', '/bild.svg'],
    [url(), '//a.test/b', '//a.test/b'],
    [url(), 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
    [url(), 'javascript:alert(1)', undefined],
    [url(), ' JavaScript:alert(1)', undefined],
    [url(), 'data:text/html,<script>', undefined],
    [url(), 'https://a.test/b@2x.jpg', 'https://a.test/b@2x.jpg'],
    [url(), '/b@2x.jpg', '/b@2x.jpg'],
    [url(), 'https://bank.example@evil.example/', undefined],
    [url(), '//bank.example:x@evil.example/', undefined],
    [url(), 'https://', undefined],
    [url(), 'www.autohaus.de/impressum', 'https://www.autohaus.de/impressum'],
    [url(), 'autohaus-nord.de', 'https://autohaus-nord.de'],
    [url(), 'www.autohaus-müller.de/agb', 'https://www.autohaus-müller.de/agb'],
    [url(), 'WWW.AUTOHAUS.DE', 'https://WWW.AUTOHAUS.DE'],
    [url(), 'wa.me/49711123456', 'https://wa.me/49711123456'],
    [url(), 'impressum.html', undefined],
    [url(), 'agb', undefined],
    [url(), 'info@autohaus.de', undefined],
    [url(), 'www.autohaus.de@evil.example', undefined],
    [url(), '', undefined],
    [url(), null, undefined],
  ])('case %#: reads %o', (schema, sent, read) => {
    expect(z.parse(schema, sent)).toBe(read);
  });

  it.each([
    ['/img/a b.jpg', 'https://api.test/img/a%20b.jpg'],
    ['img/a.jpg', 'https://api.test/v1/img/a.jpg'],
    ['www.autohaus.de/logo.png', 'https://www.autohaus.de/logo.png'],
    ['bild.jpg', 'https://api.test/v1/bild.jpg'],
    ['//a.test/b', '//a.test/b'],
    ['https://a.test/b.jpg', 'https://a.test/b.jpg'],
    ['keines', undefined],
    ['javascript:alert(1).jpg', undefined],
  ])('reads the address of a picture as the platform means it: %s', (sent, read) => {
    expect(z.parse(fileUrl(), sent, readingOf('https://api.test/v1'))).toBe(read);
    expect(z.parse(fileUrl(), sent)).toBe(z.parse(url(), sent));
  });

  it.each([[['a']], [{ data: ['a'] }], [{ items: ['a'], total: 1 }]])('reads the list in %o', (sent) => {
    expect(z.parse(listOf(requiredText()), sent)).toEqual(['a']);
  });

  const order = z.object({
    id: requiredText(),
    note: text(),
    lines: listOf(z.object({ name: requiredText() })),
    picture: optionalOf(z.object({ url: requiredUrl() })),
    kind: readBy((value) => (value === 'a' ? 'A' : undefined)),
  });

  it('fails only for what is required', () => {
    expect(z.safeParse(order, {}).success).toBe(false);
    expect(z.safeParse(order, { id: null }).success).toBe(false);
    expect(z.parse(order, { id: 'x' })).toEqual({ id: 'x', lines: [] });
  });

  it('reads null and wrong types everywhere as nothing', () => {
    expect(z.parse(order, { id: 'x', note: null, lines: null, picture: null, kind: null })).toEqual({
      id: 'x',
      lines: [],
    });
    expect(z.parse(order, { id: 'x', note: [], lines: 'a', picture: 3, kind: {} })).toEqual({ id: 'x', lines: [] });
  });

  it('leaves out the damaged entries of a list, and only these', () => {
    expect(z.parse(order, { id: 'x', lines: [{ name: 'A' }, null, { name: '' }, 5, { name: 'B' }] }).lines).toEqual([
      { name: 'A' },
      { name: 'B' },
    ]);
    expect(z.parse(listOf(number()), ['1', 'x', null, 2])).toEqual([1, 2]);
  });

  it('takes a nested value whole or not at all', () => {
    expect(z.parse(order, { id: 'x', picture: { url: '/a.svg' } }).picture).toEqual({ url: '/a.svg' });
    expect(z.parse(order, { id: 'x', picture: { url: 'javascript:1' } }).picture).toBeUndefined();
  });
});
