import { expect, it, vi } from 'vitest';
import { derivedRows } from '../../../src/admin/engine/derivedRows';

it('orders and divides the rows of an answer once, however often its page is opened', () => {
  const answer = [
    { id: '1', place: 3, isOpen: true },
    { id: '2', place: 1, isOpen: false },
    { id: '3', place: 2, isOpen: true },
    { id: '4', place: 4, isOpen: true },
  ];
  type Row = (typeof answer)[number];
  const has = vi.fn(({ isOpen }: Row) => isOpen);
  const rows = derivedRows<Row>({
    isShown: ({ id }) => id !== '4',
    order: (one, other) => one.place - other.place,
    segments: [
      { id: 'open', label: 'Offen', has },
      { id: 'all', label: 'Alle', has: () => true },
    ],
  });
  const shown = rows.shown(answer);
  expect(shown.map(({ id }) => id)).toEqual(['2', '3', '1']);
  expect(rows.shown(answer)).toBe(shown);
  expect(answer.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);

  const parts = rows.bySegment(shown);
  expect(parts.open?.map(({ id }) => id)).toEqual(['3', '1']);
  expect(parts.all).toHaveLength(3);
  expect(rows.bySegment(shown)).toBe(parts);
  expect(has).toHaveBeenCalledTimes(3);
  expect(rows.shown([...answer])).not.toBe(shown);
});
