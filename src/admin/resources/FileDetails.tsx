import { useEffect, useRef, useState } from 'react';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import { deleteVehicleFiles, fetchVehicleFiles } from '../../api/admin/vehicleFiles';
import type { VehicleFiles, VehicleFileType } from '../../domain/dealer/vehicleFiles';
import { hrefOf } from '../../domain/addresses';
import { textOf } from '../../lib/text/formattedText';
import { usePlatform } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { FactList } from '../../ui/display/FactList';
import { factIfKnown } from '../../ui/display/factIfKnown';
import { Disclosure } from '../../ui/layout/Disclosure';
import { useStyles } from '../../ui/styles';
import { ARRIVED, useWrite } from '../engine/write/useWrite';
import { SaveFailure } from '../engine/write/SaveFailure';
import { QuestionDialog } from '../engine/QuestionDialog';
import type { List } from '../engine/list/useList';
import { shortened } from '../engine/shortened';
import css from './documents.css?inline';
import { fileName, filesOf } from './vehicleFiles';

const LONGEST = 400;

interface FileDetailsProps<Row extends VehicleFiles> {
  type: VehicleFileType;
  row: Row;
  list: Pick<List<Row>, 'entry' | 'deeds'>;
  isInShop?: boolean;
}

export function FileDetails<Row extends VehicleFiles>({ type, row, list, isInShop = true }: FileDetailsProps<Row>) {
  useStyles(css);
  const { deeds } = list;
  const platform = usePlatform();
  const shop = useRouteLink(hrefOf('vehicle', { offer: 'x', vehicleId: row.id }));
  const [removing, setRemoving] = useState<string>();
  const [removed, setRemoved] = useState(0);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed > 0) add.current?.focus();
  }, [removed]);
  const { error, isPending, submit, reread } = useWrite({
    send: (url: string, signal) => deleteVehicleFiles(platform, type, [url], signal),
    read: (anew, signal) => fetchVehicleFiles(anew, type, signal),
    judge: (stored, url) => {
      const now = stored.find(({ id }) => id === row.id);
      return now && filesOf(type, now).includes(url)
        ? 'Die Datei ist noch da. Entfernen Sie sie noch einmal.'
        : ARRIVED;
    },
    deed: (_, url) => ({
      text: `„${fileName(url)}“ gelöscht`,
      parts: [{ label: 'Datei', text: `„${fileName(url)}“ gelöscht`, entry: { id: row.id, change: {} } }],
      final: 'Endgültig gelöscht.',
    }),
    onSuccess: () => {
      setRemoving(undefined);
      setRemoved((count) => count + 1);
      deeds.notify('Datei entfernt');
      void deeds.reload();
    },
    onError: () => setRemoving(undefined),
  });
  const files = filesOf(type, row);
  const description = type === 'conditionReport' ? textOf(row.conditionDescription ?? '') : '';
  return (
    <div className="entry-sheet">
      <SaveFailure error={error} reread={reread} />
      <FactList
        facts={[
          ...factIfKnown('VIN', row.vin),
          ...factIfKnown('Fahrzeugnummer', row.internalId),
          ...(description.length > LONGEST ? [] : factIfKnown('Beschreibung', description)),
        ]}
      />
      {description.length > LONGEST ? (
        <Disclosure summary={`Beschreibung: ${shortened(description, LONGEST / 4)}`}>
          <p>{description}</p>
        </Disclosure>
      ) : null}
      {files.length === 0 ? <p>Zu diesem Fahrzeug gibt es noch keine Datei.</p> : null}
      <ul className="grid gap-8 m-0 p-0 list-none">
        {files.map((url) => (
          <li key={url} className="flex flex-wrap items-center gap-8">
            <FileText />
            <span className="flex-240 min-w-0 wrap-anywhere">{fileName(url)}</span>
            <span className="flex gap-8">
              <Button
                size="small"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${fileName(url)} öffnen`}
              >
                Öffnen
              </Button>
              {deeds.canRemove ? (
                <Button size="small" aria-label={`${fileName(url)} entfernen`} onClick={() => setRemoving(url)}>
                  Entfernen
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {deeds.canCreate ? (
        <div>
          <Button
            ref={add}
            variant={files.length === 0 ? 'primary' : undefined}
            icon={<Upload />}
            onClick={() => list.entry.createFor(row)}
          >
            {type === 'conditionReport'
              ? 'Bericht hinzufügen'
              : files.length === 0
                ? 'Label hochladen'
                : 'Label ersetzen'}
          </Button>
        </div>
      ) : null}
      {isInShop ? (
        <p>
          <Link {...shop}>Fahrzeug im Shop ansehen</Link>
        </p>
      ) : (
        <p>Die Plattform bietet das Fahrzeug erst mit seinem Label an.</p>
      )}
      {removing === undefined ? null : (
        <QuestionDialog
          question={{
            title: 'Löschen?',
            text: `„${fileName(removing)}“ wird endgültig gelöscht.`,
            confirmLabel: 'Datei löschen',
            isDestructive: true,
          }}
          isBusy={isPending}
          onConfirm={() => void submit(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
