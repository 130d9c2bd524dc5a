import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSession, useShowNotice } from '../../../state/shopContext';
import { MESSAGE_MS } from '../../Messages';
import { may } from '../../rights';
import type { Entry, Removal } from '../entry';
import type { EntryForm } from '../entryForm';
import { useAfterChange } from '../useAfterChange';
import { useDownload } from './export/useDownload';
import { withRows } from './selection';
import { reloadRows } from './rowsQuery';
import type { ListRows } from './useListRows';
import type { ListStateControl } from './useListState';

export interface DeclaredDeeds<Row> {
  create?: string;
  form?: Pick<EntryForm<never, never>, 'canCreate' | 'canUpdate'>;
  removal?: Removal<Row>;
  messageMs?: number;
}

interface DeedsOptions<Row extends Entry> {
  rows: ListRows<Row>;
  address: ListStateControl;
  declared: DeclaredDeeds<Row>;
}

export type ListDeeds<Row extends Entry> = ReturnType<typeof useListDeeds<Row>>;

/** @param removed deleted ids: their sheet closes, the next row is focused */
export type CloseDialog = (removed?: readonly string[]) => void;

const NO_ROWS: readonly never[] = [];

export function useListDeeds<Row extends Entry>({ rows, address, declared }: DeedsOptions<Row>) {
  const { page, source, table, all, box } = rows;
  const { create, form, removal, messageMs } = declared;
  const client = useQueryClient();
  const show = useShowNotice();
  const roles = useSession().user?.roles ?? [];
  const after = useAfterChange({ rows: all, pageRows: table.pageRows, list: address, page: box, messageMs });
  const notify = (text: string, isError = false) =>
    void show({
      text,
      kind: isError ? 'error' : 'success',
      durationMs: isError ? undefined : (messageMs ?? MESSAGE_MS),
    });
  const tellGone = () => notify('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.', true);
  const reload = () => reloadRows(client, source.queryName, ...(source.invalidates ?? []));
  const download = useDownload(() => {
    tellGone();
    void reload();
  });

  const [asked, setAsked] = useState<readonly Row[]>([]);
  const [removed, setRemoved] = useState<{ rows: readonly Row[]; neighbour: string | undefined }>();
  const onRemoved = (ids: readonly string[]) => {
    const neighbour = neighbourOf(table.hits, ids);
    setRemoved({ rows: asked.filter(({ id }) => ids.includes(id)), neighbour });
    setAsked([]);
    table.setSelection((selection) => withRows(selection, ids, false));
    after.removed(neighbour);
  };
  const [dialog, setDialog] = useState<(close: CloseDialog) => ReactNode>();
  const closeDialog: CloseDialog = (ids = []) => {
    setDialog(undefined);
    if (ids.length === 0) return;
    if (address.state.entry !== undefined && ids.includes(address.state.entry)) address.close();
    onRemoved(ids);
  };
  return {
    create,
    canCreate: form?.canCreate === true && may(roles, page, 'create'),
    canEdit: form?.canUpdate === true && may(roles, page, 'edit'),
    canRemove: source.calls.remove !== undefined && removal !== undefined && may(roles, page, 'remove'),
    lockOf: (row: Row) => source.lock?.(row) ?? removal?.lock?.(row, all),
    after,
    notify,
    tellGone,
    reload,
    download,
    dialog: dialog?.(closeDialog),
    openDialog: (next: (close: CloseDialog) => ReactNode) => setDialog(() => next),
    removal: {
      declared: removal,
      asked,
      ask: setAsked,
      cancel: () => setAsked([]),
      done: onRemoved,
      /** Just deleted, for a question afterwards. */
      removed: removed?.rows ?? NO_ROWS,
      /** Ends it; the focus can move only now. */
      finish: () => {
        setRemoved(undefined);
        after.removed(removed?.neighbour);
      },
    },
  };
}

/** After the deleted rows, else before. */
function neighbourOf(rows: readonly Entry[], removed: readonly string[]): string | undefined {
  const first = rows.findIndex(({ id }) => removed.includes(id));
  const rest = rows.filter(({ id }) => !removed.includes(id));
  return (rest[first] ?? rest[first - 1])?.id;
}
