import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatNumber } from '../../lib/format';
import { Button } from '../../ui/actions/Button';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import type { ListedResource } from './listTypes';
import type { Entry } from './resource';
import { useCsvExport } from './useCsvExport';

interface ExportButtonProps<Row extends Entry, Related> {
  resource: ListedResource<Row, Related>;
  rows: readonly Row[];
  related: Related;
}

/** 'CSV'; a list of persons says first what the file is. */
export function ExportButton<Row extends Entry, Related>({ resource, rows, related }: ExportButtonProps<Row, Related>) {
  const { submit, isPending } = useCsvExport(resource, related);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon={<Download />}
        isBusy={isPending}
        onClick={() => (resource.isPersonal ? setAsking(true) : void submit(rows))}
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
            void submit(rows);
          }}
        >
          {`Die Datei enthält personenbezogene Daten von ${formatNumber(rows.length)} Personen. Bewahren Sie sie geschützt auf und löschen Sie sie, wenn Sie sie nicht mehr brauchen.`}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
