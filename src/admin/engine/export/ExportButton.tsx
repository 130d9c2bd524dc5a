import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/actions/Button';
import { CheckList } from '../../../ui/fields/CheckList';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { ListedResource } from '../list/listTypes';
import type { Entry } from '../resource';
import { useCsvExport } from './useCsvExport';

interface ExportButtonProps<Row extends Entry, Related> {
  resource: ListedResource<Row, Related>;
  rows: readonly Row[];
  related: Related;
}

/** CSV export. A list of persons first explains the file and offers further personal columns. */
export function ExportButton<Row extends Entry, Related>({ resource, rows, related }: ExportButtonProps<Row, Related>) {
  const { submit, isPending } = useCsvExport(resource, related);
  const [isAsking, setAsking] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const optional = (resource.csv ?? []).filter(({ isOptional }) => isOptional);
  const isQuestion = resource.isPersonal === true && resource.hasPersonalCsv !== false;
  return (
    <>
      <Button
        icon={<Download />}
        isBusy={isPending}
        onClick={() => {
          // The choice applies to one file only.
          setTicked([]);
          if (isQuestion) setAsking(true);
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
          <div className="list-export">
            <p>
              {`Die Datei enthält personenbezogene Daten von ${formatNumber(rows.length)} ${rows.length === 1 ? 'Person' : 'Personen'}. Bewahren Sie sie geschützt auf und löschen Sie sie, wenn Sie sie nicht mehr brauchen.`}
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
