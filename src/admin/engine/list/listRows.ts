import { germanSortKey } from '../../../lib/text/foldedText';
import { searchMatcher } from './listSearch';
import type { Column } from '../entry';

export function searchRows<Row>(
  rows: readonly Row[],
  typed: string,
  searchTextOf: (row: Row) => string,
): readonly Row[] {
  if (typed.trim() === '') return rows;
  const matches = searchMatcher(typed);
  return rows.filter((row) => matches(searchTextOf(row)));
}

/** Rows without a key are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number | undefined,
  isDescending: boolean,
): Row[] {
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(({ key: one }, { key: other }) =>
      one === undefined || other === undefined
        ? Number(one === undefined) - Number(other === undefined)
        : sign * compareKeys(one, other),
    )
    .map(({ row }) => row);
}

function compareKeys(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

export function sortKey<Row>(
  { sort, text }: Pick<Column<Row>, 'sort' | 'text'>,
  row: Row,
): string | number | undefined {
  const value = typeof sort === 'function' ? sort(row) : text(row);
  return typeof value === 'string' ? germanSortKey(value) || undefined : value;
}

type MomentOf<Row> = (row: Row) => string | Date | undefined;

/** Rows without a moment are last in both directions. */
const byMoment =
  <Row>(momentOf: MomentOf<Row>, sign: 1 | -1) =>
  (one: Row, other: Row): number => {
    const [left, right] = [momentOf(one), momentOf(other)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return left < right ? -sign : left > right ? sign : 0;
  };

export const newestFirst = <Row>(momentOf: MomentOf<Row>) => byMoment(momentOf, -1);
export const oldestFirst = <Row>(momentOf: MomentOf<Row>) => byMoment(momentOf, 1);
