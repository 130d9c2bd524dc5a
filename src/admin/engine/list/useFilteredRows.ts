import { useMemo } from 'react';
import type { ListState } from './listAddress';
import type { Entry, ListFilter, Segment } from '../entry';

interface ListFilters<Row> {
  filters?: readonly ListFilter<Row>[];
  segments?: readonly Segment<Row>[];
}

const NONE: readonly never[] = [];

/** Of the segment; default: the first with rows. */
export function useFilteredRows<Row extends Entry>(
  { filters = NONE, segments = NONE }: ListFilters<Row>,
  rows: readonly Row[],
  chosen: ListState['filters'],
) {
  return useMemo(() => {
    const counts = Object.fromEntries(segments.map(({ id, has }) => [id, rows.filter(has).length]));
    const [wanted] = chosen.ansicht ?? [];
    const segment =
      segments.find(({ id }) => id === wanted) ?? segments.find(({ id }) => (counts[id] ?? 0) > 0) ?? segments.at(-1);
    const active = filters.filter(({ id }) => (chosen[id] ?? []).length > 0);
    const hits = rows.filter(
      (row) =>
        (segment?.has(row) ?? true) &&
        active.every(({ id, valuesOf }) => valuesOf(row).some((value) => chosen[id]?.includes(value))),
    );
    return { rows: segment?.order ? hits.sort(segment.order) : hits, segment, counts };
  }, [filters, segments, rows, chosen]);
}

export interface FilterChoices {
  id: string;
  label: string;
  options: readonly { value: string; label: string; count: number }[];
}

export function useFilterChoices<Row extends Entry>(
  { filters = NONE }: Pick<ListFilters<Row>, 'filters'>,
  rows: readonly Row[],
): readonly FilterChoices[] {
  return useMemo(
    () =>
      filters.map(({ id, label, options, valuesOf }) => {
        const counts = new Map<string, number>();
        for (const row of rows) {
          for (const value of new Set(valuesOf(row))) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        return {
          id,
          label,
          options: (typeof options === 'function' ? options(rows) : options).map((option) => ({
            ...option,
            count: counts.get(option.value) ?? 0,
          })),
        };
      }),
    [filters, rows],
  );
}
