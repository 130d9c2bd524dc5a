import { useEffect, useRef, useState } from 'react';
import { fetchSalesContractPdf } from '../../../api/admin/salesContracts';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import { monthInWords, monthOf } from '../../../lib/dates/calendarMonth';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { formatNumber } from '../../../lib/format';
import { range } from '../../../lib/range';
import { saveWhenReady } from '../../../lib/save-file/saveWhenReady';
import { zipOfFiles } from '../../../lib/zipOfFiles';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { Notice } from '../../../ui/feedback/Notice';
import { Select } from '../../../ui/fields/Select';
import { Dialog } from '../../../ui/overlay/Dialog';
import { failureHint } from '../../engine/failure';
import { customerText, contractName } from './contractTexts';

const monthOfContract = ({ createdAt }: SalesContract) => createdAt && monthOf(dayInGermany(createdAt));
const AT_ONCE = 4;
const countText = (count: number) => (count === 1 ? '1 Vertrag' : `${formatNumber(count)} Verträge`);

/** 'kaufvertrag-2026-11-03-WVWZZZ…-4711.pdf' */
const fileName = ({ id, createdAt, car }: SalesContract) =>
  ['kaufvertrag', createdAt && dayInGermany(createdAt), car?.vin, id]
    .filter((part) => part !== undefined)
    .join('-')
    .replace(/[^\w-]/g, '')
    .concat('.pdf');

interface MonthFilesProps {
  contracts: readonly SalesContract[];
  shownMonth: string | undefined;
  onClose: () => void;
}

/** (rules/admin: files of a month) */
export function MonthFiles({ contracts, shownMonth, onClose }: MonthFilesProps) {
  const platform = usePlatform();
  const months = [...new Set(contracts.flatMap((row) => monthOfContract(row) ?? []))].sort().reverse();
  const [month = '', setMonth] = useState(shownMonth ?? months[0]);
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = contracts.filter((row) => monthOfContract(row) === month);
  const missing = wanted.filter(({ id }) => !files.has(id));
  const failed = missing.filter(({ id }) => problems.has(id));
  const loaded = wanted.length - missing.length;

  const save = useSubmission({
    send: (from: ReadonlyMap<string, Blob>, signal) => {
      const zip = zipOfFiles(
        wanted.flatMap((row) => {
          const file = from.get(row.id);
          return file === undefined ? [] : [{ name: fileName(row), file }];
        }),
      );
      return saveWhenReady(zip, `kaufvertraege-${month}.zip`, signal);
    },
  });
  const load = useSubmission({
    send: async (rows: readonly SalesContract[], signal) => {
      setProblems(new Map());
      const now = new Map(files);
      const waiting = rows.values();
      const loadNext = async () => {
        for (const { id } of waiting) {
          try {
            now.set(id, await fetchSalesContractPdf(platform, id, signal));
            setFiles(new Map(now));
          } catch (error) {
            if (signal.aborted) throw error;
            const reason = failureHint(error instanceof Error ? error : new Error(String(error)));
            setProblems((before) => new Map(before).set(id, reason));
          }
        }
      };
      await Promise.all(range(AT_ONCE, loadNext));
      return now;
    },
    onSuccess: (now) => {
      if (wanted.every(({ id }) => now.has(id))) void save.submit(now);
    },
  });
  const isSaved = save.status === 'success';
  const status = useRef<HTMLParagraphElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (load.isPending || wasPending.current) status.current?.focus();
    wasPending.current = load.isPending;
  }, [load.isPending]);
  return (
    <Dialog
      title="PDFs eines Monats"
      sub="Alle Kaufverträge in einer ZIP-Datei."
      isLocked={load.isPending}
      onClose={onClose}
      footer={
        load.isPending ? (
          <Button onClick={load.reset}>Anhalten</Button>
        ) : (
          <>
            <Button onClick={onClose}>{isSaved ? 'Schließen' : 'Abbrechen'}</Button>
            {loaded > 0 && (missing.length > 0 || isSaved || save.error) ? (
              <Button isBusy={save.isPending} onClick={() => void save.submit(files)}>
                {isSaved ? 'Noch einmal speichern' : `${countText(loaded)} speichern`}
              </Button>
            ) : null}
            {missing.length === 0 ? null : (
              <Button variant="primary" onClick={() => void load.submit(missing)}>
                {failed.length > 0
                  ? 'Erneut versuchen'
                  : loaded > 0
                    ? 'Weiter laden'
                    : `${countText(missing.length)} laden`}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-16">
        <Select
          label="Monat"
          value={month}
          disabled={load.isPending}
          options={months.map((each) => ({
            value: each,
            label: `${monthInWords(each)} (${countText(contracts.filter((row) => monthOfContract(row) === each).length)})`,
          }))}
          onChange={({ currentTarget }) => {
            setMonth(currentTarget.value);
            setProblems(new Map());
            save.reset();
          }}
        />
        {load.isPending ? (
          <ProgressBar
            value={loaded + failed.length}
            max={wanted.length}
            label="Verträge laden"
            valueText={`${loaded + failed.length} von ${wanted.length}`}
          />
        ) : null}
        <p role="status" ref={status} tabIndex={-1}>
          {isSaved
            ? `${countText(loaded)} gespeichert.`
            : loaded > 0 || failed.length > 0
              ? [`${countText(loaded)} geladen`, ...(failed.length > 0 ? [`${failed.length} nicht`] : [])].join(', ')
              : ''}
        </p>
        {save.error ? (
          <Notice tone="error" title="Die ZIP-Datei konnte nicht gespeichert werden.">
            Versuchen Sie es noch einmal, oder laden Sie die Verträge einzeln.
          </Notice>
        ) : null}
        {failed.length === 0 || load.isPending ? null : (
          <Notice tone="error" isStatic title="Nicht geladen">
            <ul>
              {failed.map((row) => (
                <li key={row.id}>{`${contractName(row)}, ${customerText(row)}: ${problems.get(row.id) ?? ''}`}</li>
              ))}
            </ul>
          </Notice>
        )}
        <p className="text-muted text-14">
          Die Datei enthält personenbezogene Daten. Bewahren Sie sie geschützt auf und löschen Sie sie, wenn Sie sie
          nicht mehr brauchen.
        </p>
      </div>
    </Dialog>
  );
}
