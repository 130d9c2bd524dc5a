import { formatNumber } from '../../../lib/format';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { useOfferUndo } from '../../undo/undoStore';
import { failureHint } from '../failure';
import { SaveFailure } from '../form/SaveFailure';
import { QuestionDialog } from './QuestionDialog';
import type { ActionTools, Calls, Entry, Resource } from '../resource';
import { useRemoveRows } from './useRemoveRows';

/** Maximum number of rows that are deleted without typing their number. */
const MAX_UNTYPED = 10;

interface RemoveQuestionProps<Row extends Entry, Related> {
  resource: {
    calls: Pick<Calls<Row, never>, 'list' | 'remove'>;
    nameOf: (row: Row) => string;
    isRemoved?: (row: Row) => boolean;
    restore?: Resource<Row, never, never, Related>['restore'];
    texts: Pick<Resource<Row, never, never, Related>['texts'], 'remove' | 'removal' | 'removed'>;
  };
  related: Related;
  tools: ActionTools<Row, Related>;
  rows: readonly Row[];
  onCancel: () => void;
  /** @param ids of the deleted rows */
  onRemoved: (ids: readonly string[]) => void;
}

/**
 * Confirmation of a deletion. Several rows are deleted one after the other, which can be stopped;
 * rows that failed are reported and stay.
 */
export function RemoveQuestion<Row extends Entry, Related>(props: RemoveQuestionProps<Row, Related>) {
  const { resource, related, tools, rows, onCancel, onRemoved } = props;
  const { calls, texts } = resource;
  const offerUndo = useOfferUndo();
  const [single] = rows;
  const isSingle = rows.length === 1 && single !== undefined;
  const { done, isPending, isStopping, error, start, stop, reread } = useRemoveRows({
    calls,
    isRemoved: resource.isRemoved,
    rows,
    onEnd: (removed, failures, uncertain) => {
      const [failure] = failures;
      const why = failure ? `, ${failures.length} fehlgeschlagen. ${failureHint(failure)}` : '.';
      if (uncertain !== undefined) {
        tools.notify(
          `${formatNumber(removed.length)} gelöscht. Ob „${resource.nameOf(uncertain)}“ gelöscht ist, ist nicht sicher: Sehen Sie in der Liste nach.`,
          true,
        );
        void tools.reload();
        onRemoved(removed);
        return;
      }
      const text = isSingle ? (texts.removed ?? 'Gelöscht') : `${formatNumber(removed.length)} gelöscht${why}`;
      tools.notify(text, failure !== undefined);
      const { restore } = resource;
      const gone = rows.filter(({ id }) => removed.includes(id));
      if (restore !== undefined && gone.length > 0)
        offerUndo({
          text: isSingle ? `„${resource.nameOf(single)}“ gelöscht` : `${formatNumber(gone.length)} Einträge gelöscht`,
          run: async () => {
            for (const row of gone) await restore(tools.platform, row);
          },
        });
      void tools.reload();
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
        confirmLabel: isSingle ? (texts.remove ?? 'Löschen') : `${formatNumber(rows.length)} Einträge löschen`,
        isDestructive: true,
        typed,
        text: (
          <>
            <SaveFailure error={error} reread={reread} />
            {isPending && !isSingle ? (
              <ProgressBar value={done} max={rows.length} label="Löschen" valueText={`${done} von ${rows.length}`} />
            ) : null}
            {isSingle ? (
              <p>{texts.removal?.(single, related) ?? `„${resource.nameOf(single)}“ wird endgültig gelöscht.`}</p>
            ) : (
              <p>{`${formatNumber(rows.length)} Einträge werden ${resource.restore ? '' : 'endgültig '}gelöscht.`}</p>
            )}
            {resource.restore ? <p>Zehn Sekunden lang können Sie das rückgängig machen.</p> : null}
          </>
        ),
      }}
      cancelLabel={isPending ? (isStopping ? 'Nicht warten' : 'Anhalten') : undefined}
      isBusy={isPending && isSingle}
      onConfirm={start}
      onCancel={isPending ? stop : onCancel}
    />
  );
}
