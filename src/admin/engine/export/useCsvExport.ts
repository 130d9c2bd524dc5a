import { dayInGermany } from '../../../lib/germanClock';
import { saveWhenReady } from '../../../lib/save-file/saveWhenReady';
import { useNow, useShowNotice } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { csvName, toCsv } from './csv';
import type { ListedResource } from '../list/listTypes';
import type { Column, CsvExtra, Entry } from '../resource';

interface CsvResource<Row, Related> {
  columns: readonly Pick<Column<Row, Related>, 'header' | 'text' | 'isExported'>[];
  csv?: readonly CsvExtra<Row, Related>[];
}

/** Columns of an export: list, export-only, and the ticked optional ones. */
export function exportedColumns<Row, Related>(
  { columns, csv = [] }: CsvResource<Row, Related>,
  ticked: readonly string[],
): readonly Pick<CsvExtra<Row, Related>, 'header' | 'text'>[] {
  return [
    ...columns.filter(({ isExported }) => isExported ?? true),
    ...csv.filter(({ header, isOptional }) => !isOptional || ticked.includes(header)),
  ];
}

/** Returns the export of rows as a CSV file. */
export function useCsvExport<Row extends Entry, Related>(resource: ListedResource<Row, Related>, related: Related) {
  const now = useNow();
  const show = useShowNotice();
  return useSubmission({
    send: ({ rows, ticked }: { rows: readonly Row[]; ticked: readonly string[] }, signal) => {
      const columns = exportedColumns(resource, ticked).map(({ header, text }) => ({
        header,
        value: (row: Row) => text(row, related),
      }));
      const file = new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
      return saveWhenReady(Promise.resolve(file), csvName(resource.title, dayInGermany(now())), signal);
    },
    onError: () =>
      show({ text: 'Die CSV-Datei konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.', kind: 'error' }),
  });
}
