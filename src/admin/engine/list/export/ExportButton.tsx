import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatNumber } from '../../../../lib/format';
import { Button } from '../../../../ui/actions/Button';
import { CheckList } from '../../../../ui/fields/CheckList';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog';
import { dayInGermany } from '../../../../lib/dates/germanClock';
import { saveWhenReady } from '../../../../lib/save-file/saveWhenReady';
import { useNow, useShowNotice } from '../../../../state/shopContext';
import { useSubmission } from '../../../../state/useSubmission';
import { type Entry, exportedColumns } from '../../entry';
import type { ListRows } from '../useListRows';
import { csvName, toCsv } from './csv';

interface ExportButtonProps<Row extends Entry> {
  listed: ListRows<Row>;
  rows: readonly Row[];
}

/** A list of persons explains the file and offers further personal columns. */
export function ExportButton<Row extends Entry>({ listed, rows }: ExportButtonProps<Row>) {
  const { columns, hasPersonalCsv, isColumnChosen, page } = listed;
  const { csv: declared = [] } = listed;
  // The file has what is seen; with chosen columns all else is ticked.
  const csv = isColumnChosen ? declared.map((column) => ({ ...column, isOptional: true })) : declared;
  const now = useNow();
  const show = useShowNotice();
  const { submit, isPending } = useSubmission({
    send: (file: { rows: readonly Row[]; ticked: readonly string[] }, signal) => {
      const text = toCsv(exportedColumns(columns, csv, file.ticked), file.rows);
      const blob = new Blob([text], { type: 'text/csv;charset=utf-8' });
      return saveWhenReady(Promise.resolve(blob), csvName(page.title, dayInGermany(now())), signal);
    },
    onError: () =>
      show({ text: 'Die CSV-Datei konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.', kind: 'error' }),
  });
  const [isAsking, setAsking] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const optional = csv.filter(({ isOptional }) => isOptional);
  const isPersonal =
    hasPersonalCsv !== false || declared.some(({ header, isOptional }) => isOptional && ticked.includes(header));
  return (
    <>
      <Button
        icon={<Download />}
        isBusy={isPending}
        onClick={() => {
          setTicked([]);
          if (page.isPersonal === true) setAsking(true);
          else void submit({ rows, ticked: [] });
        }}
      >
        CSV
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Als CSV speichern?"
          confirmLabel="CSV speichern"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void submit({ rows, ticked });
          }}
        >
          <div className="grid gap-16">
            <p>
              {isPersonal
                ? `Die Datei enthält personenbezogene Daten von ${formatNumber(rows.length)} ${rows.length === 1 ? 'Person' : 'Personen'}. Bewahren Sie sie geschützt auf und löschen Sie sie, wenn Sie sie nicht mehr brauchen.`
                : 'Ohne Häkchen nennt die Datei keine Personen.'}
            </p>
            {optional.length === 0 ? null : (
              <CheckList
                label="Zusätzlich in die Datei"
                hint="Nur ankreuzen, was Sie wirklich brauchen."
                options={optional.map(({ header }) => ({ value: header, label: header }))}
                value={ticked}
                onChange={setTicked}
              />
            )}
          </div>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
