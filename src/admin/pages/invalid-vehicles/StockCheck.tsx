import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { fetchStockPages } from '../../../api/admin/stock';
import { checkStock, type StockReport } from '../../../domain/stock-check/checkStock';
import { timeInGermany } from '../../../lib/dates/germanClock';
import { formatNumber } from '../../../lib/format';
import { useNow, usePlatform, useShop, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { failureHint } from '../../engine/failure';
import { ProductFindings, SettingsFindings } from './OtherFindings';
import { StockFindings } from './StockFindings';
import { createStockReport } from './stockReport';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

export function StockCheck() {
  const platform = usePlatform();
  const now = useNow();
  const { settings } = useTenant();
  const client = useQueryClient();
  const store = useShop().lazyStore(createStockReport);
  const { report, at } = useStore(store);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const { submit, reset, isPending, error } = useSubmission({
    send: async (_: undefined, signal) => {
      setProgress({ done: 0, total: 0 });
      async function* pages() {
        for await (const { rows, total } of fetchStockPages(platform, signal)) {
          setProgress(({ done }) => ({ done, total }));
          yield rows;
        }
      }
      return checkStock(pages(), {
        now: now(),
        settings,
        signal,
        pause: nextTask,
        onProgress: (done) => setProgress(({ total }) => ({ done, total })),
      });
    },
    onSuccess: (done) => {
      client.removeQueries({ queryKey: ['stock-check'] });
      store.setState({ report: done, at: now() });
    },
  });
  const begin = useEffectEvent(() => {
    if (report === undefined) void submit(undefined);
  });
  useEffect(() => begin(), []);
  const { done, total } = progress;
  return (
    <div className="stock-check">
      <div className="flex items-center gap-x-24">
        {report === undefined || isPending ? null : (
          <p role="status" className="flex flex-wrap items-baseline gap-x-12">
            <strong>{summaryOf(report)}</strong>
            {at === undefined ? null : <span className="text-muted text-14">{`Stand ${timeInGermany(at)} Uhr`}</span>}
          </p>
        )}
        <span className="flex-none">
          {isPending ? (
            <Button size="small" onClick={reset}>
              Anhalten
            </Button>
          ) : (
            <Button size="small" onClick={() => void submit(undefined)}>
              {report ? 'Erneut prüfen' : 'Bestand prüfen'}
            </Button>
          )}
        </span>
      </div>
      {isPending ? (
        <>
          <ProgressBar label="Bestandsprüfung" value={done} max={total} />
          <p role="status">
            {total === 0 ? 'Der Bestand wird geladen …' : `Fahrzeug ${formatNumber(done)} von ${formatNumber(total)}`}
          </p>
        </>
      ) : null}
      {error ? (
        <Notice tone="error" title="Der Bestand konnte nicht geprüft werden.">
          {failureHint(error)}
        </Notice>
      ) : null}
      {report === undefined || isPending ? (
        <p className="text-muted text-14">
          Prüft gesetzlich nötige Angaben, Streichpreise, Raten und Werbetexte aller Fahrzeuge, die der Shop zeigt.
        </p>
      ) : (
        <>
          <StockFindings key={at?.getTime()} findings={report.findings} />
          <SettingsFindings />
          <ProductFindings />
        </>
      )}
      <p className="text-muted text-14">Die Prüfung ersetzt keine Rechtsberatung.</p>
    </div>
  );
}

const summaryOf = ({ checked, flawed }: StockReport) =>
  `${formatNumber(checked)} geprüft · ${formatNumber(flawed)} gesetzlich nötig · ${formatNumber(checked - flawed)} ohne Befund`;
