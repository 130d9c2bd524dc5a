import { ChangeStopped } from '../../changeStopped';
import { useRef, useState } from 'react';
import { withoutCache } from '../../../../api/platform';
import { usePlatform } from '../../../../state/shopContext';
import { isGone } from '../../failure';
import type { Entry, RowCalls } from '../../entry';
import type { WriteRecord } from '../../../ownWork';
import { useNoteDeed } from '../../write/ownChanges';
import { useWrite } from '../../write/useWrite';

interface Removed<Row> {
  removed: readonly string[];
  /** What is stored right before. */
  stored: readonly Row[];
  failures: readonly Error[];
  uncertain?: Row | undefined;
}

interface Removal<Row extends Entry> {
  calls: RowCalls<Row>;
  isRemoved?: ((row: Row) => boolean) | undefined;
  rows: readonly Row[];
  /** Why a row cannot be deleted, by what is stored then. */
  lock: (row: Row, stored: readonly Row[]) => string | undefined;
  deed: (removed: readonly string[], stored: readonly Row[]) => WriteRecord | undefined;
  onEnd: (result: Removed<Row>) => void;
}

/** Can be stopped. Of several rows one's failure does not stop the others. */
export function useRemoveRows<Row extends Entry>(removal: Removal<Row>) {
  const { rows, isRemoved, lock, deed, onEnd } = removal;
  const note = useNoteDeed();
  const { list, remove } = removal.calls;
  const stored = useRef(rows);
  // Decides whether a deletion may be, and is what an undo creates again.
  const platform = withoutCache(usePlatform());
  const [done, setDone] = useState(0);
  const [removed] = useState<string[]>(() => []);
  const running = useRef<Row>(undefined);
  const isStopped = useRef(false);
  const [isStopping, setStopping] = useState(false);

  const { submit, reset, isPending, error, reread } = useWrite({
    send: async (_: true, signal) => {
      const failures: Error[] = [];
      // Without an answer the list's rows serve the undo, and the platform knows the locks.
      if (removed.length === 0) stored.current = await list(platform, signal).catch(() => rows);
      for (const row of rows) {
        const { id } = row;
        if (signal.aborted || isStopped.current) break;
        if (removed.includes(row.id)) continue;
        running.current = row;
        try {
          const now = stored.current.find((each) => each.id === id);
          const text = now && isRemoved?.(now) !== true ? lock(now, stored.current) : undefined;
          if (text !== undefined) throw new ChangeStopped({ kind: 'locked', text, now: {} });
          await remove?.(platform, id, signal, row);
          removed.push(id);
        } catch (problem) {
          const failure = problem instanceof Error ? problem : new Error(String(problem));
          if (isGone(failure)) removed.push(id);
          else failures.push(failure);
        }
        running.current = undefined;
        setDone((count) => count + 1);
      }
      if (rows.length === 1 && failures[0] !== undefined) throw failures[0];
      return failures;
    },
    read: list,
    judge: (stored) => {
      const isThere = rows.some(({ id }) => stored.some((row) => row.id === id && isRemoved?.(row) !== true));
      if (isThere) return 'Der Eintrag ist noch da. Löschen Sie ihn noch einmal.';
      removed.push(...rows.map(({ id }) => id));
      return { answer: [] };
    },
    deed: () => deed(removed, stored.current),
    onSuccess: (failures) => onEnd({ removed: [...removed], stored: stored.current, failures }),
  });
  return {
    reread,
    done,
    isPending,
    error,
    start: () => void submit(true),
    isStopping,
    /** After the running deletion; without one, or pressed again, at once. */
    stop: () => {
      if (!isStopping && running.current !== undefined) {
        isStopped.current = true;
        setStopping(true);
        return;
      }
      reset();
      const done = deed(removed, stored.current);
      if (done !== undefined) note(done);
      onEnd({ removed: [...removed], stored: stored.current, failures: [], uncertain: running.current });
    },
  };
}
