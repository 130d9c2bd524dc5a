import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePlatform, useSession, useShowNotice } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { MESSAGE_MS } from '../../Messages';
import type { SettingsPage } from '../../page';
import { may } from '../../rights';
import { COUNTED } from '../../pendingCounts';
import { usePersonalMemory } from '../../personalMemory';
import type { Entry, Removal, Rows, Columns, CsvColumn } from '../entry';
import { useDownload } from './export/useDownload';
import type { EntryForm } from '../entryForm';
import { useAfterChange } from '../useAfterChange';
import { NEW_ENTRY } from './listAddress';
import { rowsQuery, unreadableQuery, unreadableText } from './rowsQuery';
import { withRows } from './selection';
import { useFilteredRows } from './useFilteredRows';
import { useListState } from './useListState';
import { useListTable } from './useListTable';

export interface ListOptions<Row extends Entry> {
  columns: Columns<Row>;
  csv?: readonly CsvColumn<Row>[];
  /** `false` if only the ticked columns of the export are personal. */
  hasPersonalCsv?: false;
  create?: string;
  form?: Pick<EntryForm<never, never>, 'canCreate' | 'canUpdate'>;
  removal?: Removal<Row>;
  messageMs?: number;
}

type ListedPage = Pick<SettingsPage, 'page' | 'title' | 'sentence' | 'isPersonal'>;

/** The list of a page, handed to its parts: `<ListPage list={list}>`, `<FormSheet list={list}>`. */
export type List<Row extends Entry> = ReturnType<typeof useList<Row>>;

/** @param removed ids of rows that the dialog deleted: their sheet closes, and the next row gets the focus */
export type CloseDialog = (removed?: readonly string[]) => void;

const NO_ROWS: readonly never[] = [];
const RECENT = 8;

export function useList<Row extends Entry>(page: ListedPage, source: Rows<Row>, options: ListOptions<Row>) {
  const { queryName, invalidates = [], calls, isShown, order, segments, filters = NO_ROWS, nameOf } = source;
  const { columns, form, removal, messageMs } = options;
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const memory = usePersonalMemory();
  const roles = useSession().user?.roles ?? [];
  const address = useListState({
    page: page.page,
    columns: columns.map(({ id }) => id),
    filters: [...filters.map(({ id }) => id), ...(segments ? ['ansicht'] : [])],
    isSearchPrivate: source.isSearchPrivate ?? false,
  });
  const { state, change } = address;
  // Refetched whenever the page opens.
  const query = useQuery({
    ...rowsQuery(source, platform),
    // What others change in an open entry is told while it is open.
    ...(state.entry !== undefined && COUNTED),
    staleTime: 0,
  });
  const { data = NO_ROWS } = query;
  const unreadable = useQuery({ ...unreadableQuery(source, platform), enabled: false }).data;
  const rows = useMemo(() => {
    const listed = isShown ? data.filter(isShown) : data;
    return order ? [...listed].sort(order) : listed;
  }, [data, isShown, order]);
  const filtered = useFilteredRows(source, rows, state.filters);
  const table = useListTable({ page: page.page, columns, searchTexts: source.searchTexts }, filtered.rows, {
    ...state,
    pageSize: state.pageSize ?? address.fillingSize,
  });
  const box = useRef<HTMLDivElement>(null);
  const after = useAfterChange({ rows, pageRows: table.pageRows, list: address, page: box, messageMs });
  const notify = (text: string, isError = false) =>
    void show({
      text,
      kind: isError ? 'error' : 'success',
      durationMs: isError ? undefined : (messageMs ?? MESSAGE_MS),
    });

  const tellGone = () => notify('Diesen Eintrag gibt es nicht mehr. Die Liste zeigt den aktuellen Stand.', true);
  const reload = async () => {
    await Promise.all([queryName, ...invalidates].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
  const download = useDownload(() => {
    tellGone();
    void reload();
  });

  const isBeyond = query.isSuccess && state.page !== table.page;
  // An old address can name a page that the list no longer has.
  const correctPage = useEffectEvent(() => change({ page: table.page }));
  useEffect(() => {
    if (isBeyond) correctPage();
  }, [isBeyond]);

  const openRow = rows.find(({ id }) => id === state.entry);
  const openId = openRow?.id;
  const [seen, setSeen] = useState<Row>();
  if (openRow !== undefined && openRow !== seen) setSeen(openRow);
  const remember = useEffectEvent(() => {
    if (openRow === undefined || source.hit === undefined) return;
    const entry = { page: page.page, id: openRow.id, name: nameOf(openRow), query: segments ? 'ansicht=alle&' : '' };
    memory.recent.setState(({ entries }) => ({
      entries: [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, RECENT),
    }));
  });
  useEffect(() => {
    if (openId !== undefined) remember();
  }, [openId]);
  useDeletedEntry({
    openRow,
    entry: query.isSuccess && !query.isFetching ? state.entry : undefined,
    isEdited: form?.canUpdate ?? false,
    isWriting: address.isWriting,
    onGone: tellGone,
    onLeave: () => change({ entry: undefined }),
  });

  const [template, setTemplate] = useState<{ row: Row; isCopy: boolean }>();
  const isNew = state.entry === NEW_ENTRY;
  // The next new entry is empty, however this one is left.
  useEffect(() => (isNew ? () => setTemplate(undefined) : undefined), [isNew]);
  const beginWith = (row: Row, isCopy: boolean) => {
    setTemplate({ row, isCopy });
    address.open(NEW_ENTRY);
  };

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
    if (openId !== undefined && ids.includes(openId)) address.close();
    onRemoved(ids);
  };

  const canRemove = calls.remove !== undefined && removal !== undefined && may(roles, page, 'remove');
  /** Rows that were there when the page opened; the others are new. */
  const [rowsBefore] = useState(() => memory.seenRows.getState()[page.page]);
  return {
    ...address,
    page,
    source,
    options,
    box,
    query,
    /** Which entries are missing in the rows, because they could not be read. */
    unreadable: unreadableText(unreadable),
    isReading: query.isFetching && !query.isPending,
    failure: useQueryFailure(query),
    rows,
    filtered,
    table,
    after,
    download,
    canCreate: form?.canCreate === true && may(roles, page, 'create'),
    canEdit: form?.canUpdate === true && may(roles, page, 'edit'),
    canRemove,
    lockOf: (row: Row) => source.lock?.(row) ?? removal?.lock?.(row, rows),
    isNewRow: ({ id }: Row) => rowsBefore !== undefined && !rowsBefore.has(id),
    openRow,
    /** Row of the open sheet, which outlives its entry: a colleague may delete it meanwhile, and typed values stay. */
    sheetRow: openRow ?? (seen?.id === state.entry ? seen : undefined),
    isNew,
    template,
    /** Opens the form of a new entry with the values of this one, unsaved from the start. */
    copy: (row: Row) => beginWith(row, true),
    /** Opens the form of a new entry that belongs to this one; not unsaved before the first input. */
    createFor: (row: Row) => beginWith(row, false),
    notify,
    reload,
    dialog: dialog?.(closeDialog),
    openDialog: (next: (close: CloseDialog) => ReactNode) => setDialog(() => next),
    removal: {
      asked,
      ask: setAsked,
      cancel: () => setAsked([]),
      done: onRemoved,
      /** Rows that were just deleted, for what a page asks afterwards. */
      removed: removed?.rows ?? NO_ROWS,
      /** Ends such a question; the focus can move only now. */
      finish: () => {
        setRemoved(undefined);
        after.removed(removed?.neighbour);
      },
    },
  };
}

/** Id of the row after the deleted ones, else of the row before. */
function neighbourOf(rows: readonly Entry[], removed: readonly string[]): string | undefined {
  const first = rows.findIndex(({ id }) => removed.includes(id));
  const rest = rows.filter(({ id }) => !removed.includes(id));
  return (rest[first] ?? rest[first - 1])?.id;
}

interface OpenEntry {
  openRow: Entry | undefined;
  entry: string | undefined;
  /** Whether an open entry stays open when a colleague deletes it, because it is being edited. */
  isEdited: boolean;
  /** Whether a message about it is being written, which stays, too. */
  isWriting: boolean;
  onGone: () => void;
  onLeave: () => void;
}

/** Reports an address of an entry that does not exist (any more), and leaves it. */
function useDeletedEntry({ openRow, entry, isEdited, isWriting, onGone, onLeave }: OpenEntry) {
  const last = useRef<string>(undefined);
  const reported = useRef<string>(undefined);
  const isGone = entry !== undefined && entry !== NEW_ENTRY && openRow === undefined;
  const tell = useEffectEvent(() => {
    const isKnown = last.current === entry;
    if (isKnown && isEdited && !isWriting) return;
    if (reported.current !== entry) onGone();
    reported.current = entry;
    if (!isKnown || !isWriting) onLeave();
  });
  useEffect(() => {
    if (isGone) tell();
    else reported.current = undefined;
  }, [isGone, isEdited, isWriting, entry]);
  const openId = openRow?.id;
  useEffect(() => {
    if (openId !== undefined) last.current = openId;
  }, [openId]);
}
