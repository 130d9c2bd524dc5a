import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '../../../lib/formatDate';
import { dayInGermany } from '../../../lib/germanClock';
import { useNow } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import type { ActionTools, Entry, Resource } from '../resource';
import { csvDay } from '../export/csv';
import css from './ChangePreview.css?inline';
import { ChangePreview } from './ChangePreview';
import type { CsvImport } from './csvImport';
import { csvPlans } from './csvPlans';
import { CsvError, decodeCsv } from './parseCsv';

/** Largest file that is read, bytes. */
const MAX_BYTES = 20_000_000;

interface ImportButtonProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related> & { csvImport: CsvImport<Row, Values> };
  rows: readonly Row[];
  related: Related;
  tools: ActionTools<Row, Related>;
}

/** Reads an exported and edited CSV file back, with a preview of each change (rules/admin: import). */
export function ImportButton<Row extends Entry, Values extends FieldValues, Output, Related>(
  props: ImportButtonProps<Row, Values, Output, Related>,
) {
  useStyles(css);
  const { resource, rows, related, tools } = props;
  const now = useNow();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<ReturnType<typeof csvPlans<Row, Values, Output, Related>>>();
  const take = async (file: File) => {
    try {
      if (file.size > MAX_BYTES) throw new CsvError('Die Datei ist zu groß.');
      const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
      const { plans, notes } = csvPlans(resource, text, rows, related);
      const day = csvDay(file.name);
      const age =
        day !== undefined && day < dayInGermany(now())
          ? [`Die Datei ist vom ${formatDate(day)}. Was seitdem geändert wurde, setzt sie auf den alten Stand zurück.`]
          : [];
      setPreview({ plans, notes: [...age, ...notes] });
    } catch (error) {
      const reason = error instanceof CsvError ? error.message : 'Die Datei ist nicht lesbar.';
      tools.notify(`Die CSV-Datei wurde nicht eingelesen. ${reason}`, true);
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
          // So that the same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
      {preview === undefined ? null : (
        <ChangePreview
          {...{ resource, related, tools }}
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
