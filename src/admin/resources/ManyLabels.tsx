import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchVehicleFiles, uploadVehicleFiles } from '../../api/admin/vehicleFiles';
import type { VehicleFiles } from '../../domain/dealer/vehicleFiles';
import { foldForSearch } from '../../lib/text/foldedText';
import { formatNumber } from '../../lib/format';
import { usePlatform } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Badge } from '../../ui/display/Badge';
import { ProgressBar } from '../../ui/display/ProgressBar';
import { UploadBox } from '../../ui/fields/UploadBox';
import { Dialog } from '../../ui/overlay/Dialog';
import { useStyles } from '../../ui/styles';
import { readWhenOld } from '../engine/changes/sendChange';
import { failureHint } from '../engine/failure';
import { reloadRows } from '../engine/list/rowsQuery';
import { useNoteDeed } from '../engine/write/ownChanges';
import type { WriteRecordPart } from '../ownWork';
import css from './documents.css?inline';
import { LABEL_UNKNOWN, useListedVehicles, type ListedVehicle } from './knownVehicle';
import { isSameLabel, isVehicle } from './vehicleFiles';

interface LabelFile {
  file: File;
  vehicle: ListedVehicle | undefined;
  problem?: string;
  isSent?: boolean;
  /** The label that it replaces, as it was told. */
  replaces?: VehicleFiles | undefined;
}

const NO_VIN = 'Im Dateinamen steht keine VIN aus Ihrem Bestand.';
const SECOND = 'Für dieses Fahrzeug ist schon eine Datei gewählt.';

/** Joins files to vehicles by the VIN in their names; of two for one vehicle only the first counts. */
function labelFilesOf(files: readonly File[], vehicles: readonly ListedVehicle[]): LabelFile[] {
  const chosen = new Set<string>();
  return files.map((file) => {
    const name = foldForSearch(file.name).replace(/[^a-z\d]/g, '');
    const vehicle = vehicles.find(({ vin }) => vin !== undefined && vin !== '' && name.includes(vin.toLowerCase()));
    if (vehicle?.vin === undefined) return { file, vehicle: undefined, problem: NO_VIN };
    if (chosen.has(vehicle.vin)) return { file, vehicle, problem: SECOND };
    chosen.add(vehicle.vin);
    return { file, vehicle };
  });
}

const HAS_LABEL = 'Das Fahrzeug hat schon ein Label. Ein zweites Hochladen ersetzt es.';

const canBeSent = ({ vehicle, problem, isSent }: LabelFile) =>
  vehicle !== undefined && isSent !== true && problem !== SECOND;

/** (rules/admin: many labels) */
export function ManyLabelsDialog({ onClose }: { onClose: () => void }) {
  useStyles(css);
  const platform = usePlatform();
  const client = useQueryClient();
  const vehicles = useListedVehicles();
  const note = useNoteDeed();
  const [files, setFiles] = useState<readonly LabelFile[]>([]);
  const [done, setDone] = useState(0);
  const waiting = files.filter(canBeSent);
  const sent = files.filter(({ isSent }) => isSent).length;
  const settle = (file: File, outcome: Pick<LabelFile, 'problem' | 'isSent' | 'replaces'>) => {
    setFiles((now) => now.map((each) => (each.file === file ? { ...each, problem: undefined, ...outcome } : each)));
    setDone((count) => count + 1);
  };
  const { submit, reset, isPending } = useSubmission({
    send: async (batch: readonly LabelFile[], signal) => {
      setDone(0);
      const isOver = () => signal.aborted;
      const read = readWhenOld(platform, (anew) => fetchVehicleFiles(anew, 'energyLabel', signal));
      const parts: WriteRecordPart[] = [];
      for (const { file, vehicle, replaces } of batch) {
        if (isOver()) break;
        try {
          const stored = (await read()).find((row) => isVehicle(row, { vin: vehicle?.vin }));
          if (stored?.enVkvLabelDocumentUrl && !isSameLabel(stored, replaces)) {
            settle(file, { problem: HAS_LABEL, replaces: stored });
            continue;
          }
          await uploadVehicleFiles(platform, 'energyLabel', { files: [file], vin: vehicle?.vin }, { signal });
          if (vehicle !== undefined)
            parts.push({ label: vehicle.title, text: 'Label hochgeladen', entry: { id: vehicle.id, change: {} } });
          settle(file, { isSent: true });
        } catch (error) {
          if (isOver()) break;
          settle(file, { problem: failureHint(error instanceof Error ? error : new Error(String(error))) });
        }
      }
      const count = parts.length;
      if (count > 0) note({ text: `${formatNumber(count)} ${count === 1 ? 'Label' : 'Labels'} hochgeladen`, parts });
      void reloadRows(client, 'energy-labels', 'vehicles', 'stock', 'invalid-vehicles');
    },
  });
  const title = sent > 0 && !isPending ? `${formatNumber(sent)} Labels hochgeladen` : 'Mehrere Labels hochladen';
  return (
    <Dialog
      title={title}
      sub="Dateien, deren Namen die VIN enthalten, finden ihr Fahrzeug selbst."
      isLocked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={isPending ? reset : onClose}>
            {isPending ? 'Anhalten' : sent > 0 ? 'Schließen' : 'Abbrechen'}
          </Button>
          {waiting.length === 0 ? null : (
            <Button variant="primary" isBusy={isPending} onClick={() => void submit(waiting)}>
              {waiting.length === 1 ? '1 Label hochladen' : `${formatNumber(waiting.length)} Labels hochladen`}
            </Button>
          )}
        </>
      }
    >
      <div className="many-labels grid gap-16">
        <UploadBox
          label="Label-Dateien"
          kind="smallPdf"
          isMultiple
          hasCamera={false}
          isBusy={isPending}
          onFiles={(added) => {
            const isOpen = ({ isSent }: LabelFile) => isSent !== true;
            const open = files.filter(isOpen).map(({ file }) => file);
            setFiles([...files.filter((each) => !isOpen(each)), ...labelFilesOf([...open, ...added], vehicles)]);
          }}
        />
        {isPending ? (
          <ProgressBar
            value={done}
            max={done + waiting.length}
            label="Hochladen"
            valueText={`${done} von ${done + waiting.length}`}
          />
        ) : null}
        <LabelFileList files={files} onRemove={(file) => setFiles(files.filter((each) => each.file !== file))} />
      </div>
    </Dialog>
  );
}

function LabelFileList({ files, onRemove }: { files: readonly LabelFile[]; onRemove: (file: File) => void }) {
  if (files.length === 0) return null;
  const groups = [
    { title: 'Hochgeladen', mark: 'hochgeladen', rows: files.filter(({ isSent }) => isSent) },
    { title: 'Zugeordnet', mark: 'zugeordnet', rows: files.filter(canBeSent) },
    { title: 'Nicht erkannt', mark: 'nicht erkannt', rows: files.filter((each) => !each.isSent && !canBeSent(each)) },
  ];
  return groups.map(({ title, mark, rows }) =>
    rows.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h3>{`${title}: ${formatNumber(rows.length)}`}</h3>
        <ul className="grid gap-8 m-0 p-0 list-none">
          {rows.map(({ file, vehicle, problem, isSent }) => (
            <li key={`${file.name} ${file.size}`} className="flex flex-wrap items-center gap-8">
              <span className="flex-240 min-w-0 wrap-anywhere">
                <span>{vehicle === undefined ? file.name : `${vehicle.title} · ${vehicle.vin ?? ''}`}</span>
                <span className="list-note">{problem ?? (vehicle === undefined ? '' : file.name)}</span>
                {vehicle?.isRefused && !isSent ? <span className="list-note">{LABEL_UNKNOWN}</span> : null}
              </span>
              <Badge>{mark}</Badge>
              {isSent ? null : (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${file.name} entfernen`}
                  onClick={() => onRemove(file)}
                >
                  Entfernen
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
    ),
  );
}
