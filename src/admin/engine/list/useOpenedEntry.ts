import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePersonalMemory } from '../../personalMemory';
import type { Entry } from '../entry';
import { NEW_ENTRY } from './listAddress';
import type { ListRows } from './useListRows';
import type { ListStateControl } from './useListState';

const RECENT = 8;

interface EntryOptions<Row extends Entry> {
  rows: ListRows<Row>;
  address: ListStateControl;
  isEdited: boolean;
  onGone: () => void;
}

export type OpenedEntry<Row extends Entry> = ReturnType<typeof useOpenedEntry<Row>>;

export function useOpenedEntry<Row extends Entry>({ rows, address, isEdited, onGone }: EntryOptions<Row>) {
  const { page, source, query, all } = rows;
  const { state, change, open, write, close, addressOf, isWriting } = address;
  const memory = usePersonalMemory();
  const row = all.find(({ id }) => id === state.entry);
  const rowId = row?.id;
  const [seen, setSeen] = useState<Row>();
  if (row !== undefined && row !== seen) setSeen(row);
  const remember = useEffectEvent(() => {
    if (row === undefined || source.hit === undefined) return;
    const query = source.segments ? 'ansicht=alle&' : '';
    const entry = { page: page.page, id: row.id, name: source.nameOf(row), query };
    memory.recent.setState(({ entries }) => ({
      entries: [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, RECENT),
    }));
  });
  useEffect(() => {
    if (rowId !== undefined) remember();
  }, [rowId]);
  useDeletedEntry({
    openRow: row,
    entry: query.isSuccess && !query.isFetching ? state.entry : undefined,
    isEdited,
    isWriting,
    onGone,
    onLeave: () => change({ entry: undefined }),
  });

  const [template, setTemplate] = useState<{ row: Row; isCopy: boolean }>();
  const isNew = state.entry === NEW_ENTRY;
  useEffect(() => (isNew ? () => setTemplate(undefined) : undefined), [isNew]);
  const beginWith = (from: Row, isCopy: boolean) => {
    setTemplate({ row: from, isCopy });
    open(NEW_ENTRY);
  };
  return {
    id: state.entry,
    row,
    /** Outlives its entry: a colleague may delete it, and typed values stay. */
    sheetRow: row ?? (seen?.id === state.entry ? seen : undefined),
    isNew,
    template,
    isWriting,
    addressOf,
    open,
    write,
    close,
    /** A new entry with these values, unsaved from the start. */
    copy: (from: Row) => beginWith(from, true),
    /** A new entry of this one; not unsaved before input. */
    createFor: (from: Row) => beginWith(from, false),
  };
}

interface OpenEntry {
  openRow: Entry | undefined;
  entry: string | undefined;
  /** Edited: stays open when a colleague deletes it. */
  isEdited: boolean;
  /** Stays open, too. */
  isWriting: boolean;
  onGone: () => void;
  onLeave: () => void;
}

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
