import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '../../../lib/dates/formatDate';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { type Entry, exportedColumns } from '../entry';
import { csvDay } from '../list/export/csv';
import css from './ChangePreview.css?inline';
import { ChangePreview } from './ChangePreview';
import type { List } from '../list/useList';
import type { EntryForm } from '../entryForm';
import { csvPlans, type CsvImport } from './csvPlans';
import { CsvError, decodeCsv } from './parseCsv';

const MAX_BYTES = 20_000_000;

interface ImportButtonProps<Row extends Entry, Values extends FieldValues> {
  list: Pick<List<Row>, 'rows' | 'deeds'>;
  form: EntryForm<Row, Values>;
  csvImport: CsvImport<Row, Values>;
}

/** (rules/admin: import). */
export function ImportButton<Row extends Entry, Values extends FieldValues>(props: ImportButtonProps<Row, Values>) {
  useStyles(css);
  const { list, form, csvImport } = props;
  const { source, all, columns, csv } = list.rows;
  const now = useNow();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Pick<ReturnType<typeof csvPlans<Row, Values>>, 'plans' | 'notes'>>();
  const take = async (file: File) => {
    try {
      if (file.size > MAX_BYTES) throw new CsvError('Die Datei ist zu groß.');
      const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
      const {
        plans,
        notes,
        day = csvDay(file.name),
      } = csvPlans({ form, source, csvImport, exported: exportedColumns(columns, csv) }, text, all);
      const age =
        day !== undefined && day < dayInGermany(now())
          ? [`Die Datei ist vom ${formatDate(day)}. Was seitdem geändert wurde, setzt sie auf den alten Stand zurück.`]
          : [];
      setPreview({ plans, notes: [...age, ...notes] });
    } catch (error) {
      const reason = error instanceof CsvError ? error.message : 'Die Datei ist nicht lesbar.';
      list.deeds.notify(`Die CSV-Datei wurde nicht eingelesen. ${reason}`, true);
    }
  };
  const close = () => setPreview(undefined);
  return (
    <>
      <Button icon={<Upload />} onClick={() => input.current?.click()}>
        CSV einlesen
      </Button>
      <input
        ref={input}
        className="csv-import__file"
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label="CSV-Datei"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          // The same file can be chosen again once corrected.
          currentTarget.value = '';
        }}
      />
      {preview === undefined ? null : (
        <ChangePreview
          {...{ list, form }}
          title="CSV einlesen"
          plans={preview.plans}
          notes={preview.notes}
          onBack={close}
          onClose={close}
        />
      )}
    </>
  );
}
