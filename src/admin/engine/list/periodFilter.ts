import { monthInWords, monthOf } from '../../../lib/dates/calendarMonth';
import { dayInGermany } from '../../../lib/dates/germanClock';
import type { ListFilter } from '../entry';

/** Filter by the months in which entries came, the latest first; several of them are one period. */
export function periodFilter<Row>(momentOf: (row: Row) => string | Date | undefined): ListFilter<Row> {
  const monthsOf = (row: Row) => {
    const moment = momentOf(row);
    return moment === undefined ? [] : [monthOf(dayInGermany(new Date(moment)))];
  };
  return {
    id: 'zeitraum',
    label: 'Zeitraum',
    options: (rows) =>
      [...new Set(rows.flatMap(monthsOf))]
        .sort()
        .reverse()
        .map((month) => ({ value: month, label: monthInWords(month) })),
    valuesOf: monthsOf,
  };
}
