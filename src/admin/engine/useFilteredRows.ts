import { useMemo } from 'react';
import type { ListState } from './listAddress';
import type { DerivedRows } from './derivedRows';
import type { Entry, Filter, Segment } from './resource';
import { useAfterPaint } from './useAfterPaint';

interface Narrowing<Row, Related> {
  filters?: readonly Filter<Row, Related>[];
  segments?: readonly Segment<Row>[];
}

/** The same at every rendering, so that the rows of a list are computed anew only when something changes. */
const NONE: readonly never[] = [];

export interface FilteredRows<Row> {
  rows: readonly Row[];
  /** The chosen segment. */
  segment: string | undefined;
  /** How many rows each segment has. */
  counts: Readonly<Record<string, number>>;
}

/**
 * Rows of the chosen segment and filters; values of one filter are alternatives. Without a choice the first segment that has rows is
 * shown.
 */
export function useFilteredRows<Row extends Entry, Related>(
  { filters = NONE, segments = NONE }: Narrowing<Row, Related>,
  { bySegment }: DerivedRows<Row>,
  rows: readonly Row[],
  related: Related,
  chosen: ListState['filters'],
): FilteredRows<Row> {
  return useMemo(() => {
    const parts = bySegment(rows);
    const counts = Object.fromEntries(segments.map(({ id }) => [id, parts[id]?.length ?? 0]));
    const [wanted] = chosen.ansicht ?? [];
    const segment =
      segments.find(({ id }) => id === wanted) ?? segments.find(({ id }) => (counts[id] ?? 0) > 0) ?? segments.at(-1);
    const active = filters.filter(({ id }) => (chosen[id] ?? []).length > 0);
    const part = segment === undefined ? rows : (parts[segment.id] ?? NONE);
    const found =
      active.length === 0
        ? part
        : part.filter((row) =>
            active.every(({ id, valuesOf }) => valuesOf(row, related).some((value) => chosen[id]?.includes(value))),
          );
    return { rows: found, segment: segment?.id, counts };
  }, [filters, segments, bySegment, rows, related, chosen]);
}

/** A filter with what can be chosen, each with how many rows have it. */
export interface FilterChoices {
  id: string;
  label: string;
  options: readonly { value: string; label: string; count: number }[];
}

/**
 * What the filters of a list offer: counted in one pass, anew only when rows or what they refer to change, and after the rows
 * themselves are painted.
 */
export function useFilterChoices<Row extends Entry, Related>(
  { filters = NONE }: Pick<Narrowing<Row, Related>, 'filters'>,
  rows: readonly Row[],
  related: Related,
): readonly FilterChoices[] {
  const counted = useAfterPaint(rows, NONE);
  return useMemo(
    () =>
      filters.map(({ id, label, options, valuesOf }) => {
        const counts = new Map<string, number>();
        for (const row of counted) {
          for (const value of new Set(valuesOf(row, related))) counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        return {
          id,
          label,
          options: options(related).map((option) => ({ ...option, count: counts.get(option.value) ?? 0 })),
        };
      }),
    [filters, counted, related],
  );
}
