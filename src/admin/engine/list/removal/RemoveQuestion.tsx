import { stopReason } from '../../changeStopped';
import { useState } from 'react';
import { formatNumber } from '../../../../lib/format';
import { ProgressBar } from '../../../../ui/display/ProgressBar';
import { SaveFailure } from '../../write/SaveFailure';
import { QuestionDialog } from '../../QuestionDialog';
import { usePlatform } from '../../../../state/shopContext';
import type { Entry } from '../../entry';
import type { ListDeeds } from '../useListDeeds';
import type { ListRows } from '../useListRows';
import { useRemoveRows } from './useRemoveRows';

const MAX_UNTYPED = 10;
/** Characters of two values; longer ones are only named. */
const LONGEST = 80;

interface RemoveQuestionProps<Row extends Entry> {
  listed: Pick<ListRows<Row>, 'source' | 'declared'>;
  deeds: ListDeeds<Row>;
}

export function RemoveQuestion<Row extends Entry>({ listed, deeds }: RemoveQuestionProps<Row>) {
  const { source, declared } = listed;
  const { asked: rows, cancel, done: onRemoved, declared: removal } = deeds.removal;
  const { calls, nameOf } = source;
  const { restore } = removal ?? {};
  const [seen] = useState(() => new Map(rows.map((row) => [row.id, row])));
  /** Once: what a colleague has changed since the question was read. */
  const changeOf = (now: Row) => {
    const before = seen.get(now.id) ?? now;
    seen.set(now.id, now);
    // Completed rows know more than what is read.
    const changed = source.complete ? [] : declared.filter(({ text }) => text(before) !== text(now));
    const parts = changed
      .filter(({ header }, at) => !changed.slice(0, at).some((each) => header.startsWith(each.header)))
      .map(({ header, text }) => {
        const values = `${text(before) ?? '–'} → ${text(now) ?? '–'}`;
        return values.length > LONGEST ? header : `${header} ${values}`;
      });
    return parts.length === 0 ? undefined : `Inzwischen geändert: ${parts.join(', ')}. Trotzdem löschen?`;
  };
  const platform = usePlatform();
  const [single] = rows;
  const isSingle = rows.length === 1 && single !== undefined;
  const { done, isPending, isStopping, error, start, stop, reread } = useRemoveRows({
    calls,
    isRemoved: removal?.isRemoved,
    lock: (row, stored) => source.lock?.(row) ?? removal?.lock?.(row, stored) ?? changeOf(row),
    rows,
    deed: (removed, stored) => {
      const gone = stored.filter(({ id }) => removed.includes(id));
      const [first] = gone;
      if (first === undefined) return undefined;
      const text = gone.length === 1 ? `„${nameOf(first)}“ gelöscht` : `${formatNumber(gone.length)} Einträge gelöscht`;
      if (restore === undefined) return { text, parts: [], final: 'Endgültig gelöscht.' };
      return {
        text,
        parts: [{ label: '', text: 'Wieder anlegen' }],
        takeBack: async (parts) => {
          const failures: unknown[] = [];
          for (const row of gone) await restore(platform, row).catch((problem: unknown) => failures.push(problem));
          if (failures.length === gone.length) throw failures[0];
          const isWhole = failures.length === 0;
          const restored = formatNumber(gone.length - failures.length);
          const partly = `Teilweise rückgängig gemacht: ${restored} von ${formatNumber(gone.length)} wieder angelegt.`;
          return { text: isWhole ? 'Rückgängig gemacht' : partly, isWhole, back: parts };
        },
      };
    },
    onEnd: ({ removed, failures, uncertain }) => {
      const [failure] = failures;
      const why = failure ? `, ${failures.length} fehlgeschlagen. ${stopReason(failure)}` : '.';
      if (uncertain !== undefined) {
        deeds.notify(
          `${formatNumber(removed.length)} gelöscht. Ob „${nameOf(uncertain)}“ gelöscht ist, ist nicht sicher: Sehen Sie in der Liste nach.`,
          true,
        );
        void deeds.reload();
        onRemoved(removed);
        return;
      }
      const text = isSingle ? (removal?.done ?? 'Gelöscht') : `${formatNumber(removed.length)} gelöscht${why}`;
      deeds.notify(text, failure !== undefined);
      void deeds.reload();
      onRemoved(removed);
    },
  });

  const typed =
    rows.length > MAX_UNTYPED
      ? { label: `Tippen Sie zur Bestätigung: ${rows.length}`, word: String(rows.length) }
      : undefined;
  return (
    <QuestionDialog
      question={{
        title: 'Löschen?',
        confirmLabel: isSingle ? (removal?.label ?? 'Löschen') : `${formatNumber(rows.length)} Einträge löschen`,
        isDestructive: true,
        typed,
        text: (
          <>
            <SaveFailure error={error} reread={reread} />
            {isPending && !isSingle ? (
              <ProgressBar value={done} max={rows.length} label="Löschen" valueText={`${done} von ${rows.length}`} />
            ) : null}
            {isSingle ? (
              <p>{removal?.text(single) ?? `„${nameOf(single)}“ wird endgültig gelöscht.`}</p>
            ) : (
              <p>{`${formatNumber(rows.length)} Einträge werden ${restore ? '' : 'endgültig '}gelöscht.`}</p>
            )}
            {restore ? <p>Zehn Sekunden lang können Sie das rückgängig machen.</p> : null}
          </>
        ),
      }}
      cancelLabel={isPending ? (isStopping ? 'Nicht warten' : 'Anhalten') : undefined}
      isBusy={isPending && isSingle}
      onConfirm={start}
      onCancel={isPending ? stop : cancel}
    />
  );
}
