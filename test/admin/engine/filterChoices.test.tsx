import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFilterChoices, useFilteredRows } from '../../../src/admin/engine/list/useFilteredRows';

it('counts what a filter offers once for the same rows, with one look at each row', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => ({ id: String(at), type: at % 2 === 0 ? 'even' : 'odd' }));
  const valuesOf = vi.fn(({ type }: { type: string }) => [type, type]);
  const filters = [
    {
      id: 'art',
      label: 'Art',
      options: [
        { value: 'even', label: 'Gerade' },
        { value: 'odd', label: 'Ungerade' },
        { value: 'none', label: 'Keine' },
      ],
      valuesOf,
    },
  ];
  const { result, rerender } = renderHook(({ shown }) => useFilterChoices({ filters }, shown), {
    initialProps: { shown: rows },
    // The rows that are looked at are counted.
    reactStrictMode: false,
  });
  const counts = () => result.current[0]?.options.map(({ count }) => count);
  await waitFor(() => expect(counts()).toEqual([1250, 1250, 0]));
  expect(valuesOf).toHaveBeenCalledTimes(2500);
  const first = result.current;
  rerender({ shown: rows });
  rerender({ shown: rows });
  expect(valuesOf).toHaveBeenCalledTimes(2500);
  expect(result.current).toBe(first);
  rerender({ shown: rows.slice(0, 3) });
  await waitFor(() => expect(counts()).toEqual([2, 1, 0]));
  expect(valuesOf).toHaveBeenCalledTimes(2503);
});

it('shows rows that every filter lets through; values of one filter are alternatives', () => {
  interface Row {
    id: string;
    type: string;
    place: string;
  }
  const rows: Row[] = [
    { id: '1', type: 'car', place: 'Köln' },
    { id: '2', type: 'car', place: 'Bonn' },
    { id: '3', type: 'bike', place: 'Köln' },
    { id: '4', type: 'van', place: 'Köln' },
  ];
  const filter = (id: 'type' | 'place') => ({ id, label: id, options: [], valuesOf: (row: Row) => [row[id]] });
  const filters = [filter('type'), filter('place')];
  const shown = (chosen: Record<string, string[]>) =>
    renderHook(() => useFilteredRows({ filters }, rows, chosen)).result.current.rows.map(({ id }) => id);
  expect(shown({ type: ['car'], place: ['Köln'] })).toEqual(['1']);
  expect(shown({ type: ['car', 'bike'], place: ['Köln'] })).toEqual(['1', '3']);
  expect(shown({ type: ['car'], place: [] })).toEqual(['1', '2']);
});
