import { dayInGermany } from '../../lib/calendarDay';
import { saveWhenReady } from '../../lib/save-file/saveWhenReady';
import { useNow } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { csvName, toCsv } from './csv';
import type { ListedResource } from './listTypes';
import type { Entry } from './resource';

/** Saves rows as a spreadsheet: every column of the list, and those that only the export has. */
export function useCsvExport<Row extends Entry, Related>(resource: ListedResource<Row, Related>, related: Related) {
  const now = useNow();
  return useSubmission({
    send: (rows: readonly Row[], signal) => {
      const columns = [
        ...resource.columns.map(({ header, text }) => ({ header, value: (row: Row) => text(row, related) })),
        ...(resource.csv ?? []).map(({ header, text }) => ({ header, value: (row: Row) => text(row, related) })),
      ];
      const file = new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
      return saveWhenReady(Promise.resolve(file), csvName(resource.title, dayInGermany(now())), signal);
    },
  });
}
