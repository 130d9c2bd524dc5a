import { expect, it } from 'vitest';
import { pdfOfPages } from '../../src/lib/pdfOfPages';

const page = (width: number, height: number, ...bytes: number[]) => ({
  bytes: Uint8Array.from([0xff, 0xd8, ...bytes]),
  width,
  height,
});

it('a document has its pictures in their order, upright and lying, and a table that finds each object', () => {
  const bytes = pdfOfPages([page(600, 800, 1, 2, 3), page(800, 600, 4, 5)]);
  const text = String.fromCharCode(...bytes);
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  expect(text).toContain('/Count 2/Kids[3 0 R 6 0 R]');
  expect([...text.matchAll(/MediaBox\[([^\]]+)\]/g)].map(([, box]) => box)).toEqual(['0 0 595 842', '0 0 842 595']);
  expect(text.indexOf('\u0001\u0002\u0003')).toBeLessThan(text.indexOf('\u0004\u0005'));
  expect(text).toContain('/Filter/DCTDecode/Length 5>>');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(offsets.map((_, at) => `${at + 1} 0 obj`));
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
});
