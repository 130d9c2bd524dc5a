/** What the models below need of a row of TanStack Table, which keeps the answer of an accessor with the row. */
export interface TableRow {
  getValue: (column: string) => unknown;
}

interface Model<Row> {
  rows: Row[];
  flatRows: Row[];
  rowsById: Record<string, Row>;
}

interface Atom<Value> {
  get: () => Value;
}

interface FilteredTable<Row> {
  getPreFilteredRowModel: () => Model<Row>;
  atoms: { globalFilter?: Atom<unknown> };
}

interface SortedTable<Row> {
  getPreSortedRowModel: () => Model<Row>;
  atoms: { sorting?: Atom<readonly { id: string; desc: boolean }[] | undefined> };
}

/** Computes anew only for another model or another value. */
function remembered<From, Value, Result>(compute: (from: From, value: Value) => Result) {
  let last: { from: From; value: Value; result: Result } | undefined;
  return (from: From, value: Value): Result => {
    if (last?.from !== from || last.value !== value) last = { from, value, result: compute(from, value) };
    return last.result;
  };
}

/**
 * Filtered row model of a table that has one text to search per row. TanStack Table's own makes two objects per row and asks every
 * column, which takes most of the 100 ms that a list of 2,500 rows has on a four times slower processor.
 *
 * @param column holds what a row is searched by
 * @param matcherOf read once per search, not once per row
 */
export function filteredByText(column: string, matcherOf: (typed: string) => (text: string) => boolean) {
  return <Row extends TableRow>(table: FilteredTable<Row>) => {
    const filter = remembered((from: Model<Row>, typed: string) => {
      if (typed === '') return from;
      const matches = matcherOf(typed);
      const rows = from.rows.filter((row) => matches(String(row.getValue(column))));
      return { ...from, rows, flatRows: rows };
    });
    return () => {
      const typed = table.atoms.globalFilter?.get();
      return filter(table.getPreFilteredRowModel(), typeof typed === 'string' ? typed : '');
    };
  };
}

/**
 * Sorted row model of a table that is sorted by one column, by one key per row instead of four at every comparison. Rows without a
 * key come last either way, equal ones stay in their order.
 */
export function sortedByKey(compare: (one: unknown, other: unknown) => number) {
  return <Row extends TableRow>(table: SortedTable<Row>) => {
    const sort = remembered((from: Model<Row>, sorting: readonly { id: string; desc: boolean }[] | undefined) => {
      const [by] = sorting ?? [];
      if (by === undefined) return from;
      const sign = by.desc ? -1 : 1;
      const keyed = from.rows.map((row) => ({ row, key: row.getValue(by.id) }));
      keyed.sort(({ key: one }, { key: other }) =>
        one === undefined || other === undefined
          ? Number(one === undefined) - Number(other === undefined)
          : sign * compare(one, other),
      );
      const rows = keyed.map(({ row }) => row);
      return { ...from, rows, flatRows: rows };
    });
    return () => sort(table.getPreSortedRowModel(), table.atoms.sorting?.get());
  };
}
