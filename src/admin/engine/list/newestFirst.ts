/** Comparator by a date and time (ISO 8601): latest first, rows without one last. */
export const newestFirst =
  <Row>(momentOf: (row: Row) => string | undefined) =>
  (one: Row, other: Row): number => {
    const [left = '', right = ''] = [momentOf(one), momentOf(other)];
    return left < right ? 1 : left > right ? -1 : 0;
  };
