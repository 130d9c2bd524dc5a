import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NEW_ENTRY } from './listAddress';
import type { Entry, Resource } from '../resource';
import { useActionTools } from '../useActionTools';
import { useAfterChange } from '../useAfterChange';
import { useFilteredRows } from './useFilteredRows';
import { useDeletedEntry } from './useDeletedEntry';
import { useListKeys } from './useListKeys';
import { useListState } from './useListState';
import { useListTable } from './useListTable';
import { useRemoval } from '../removal/useRemoval';
import { usePersonalMemory } from '../../personalMemory';
import { useResourceRows } from './useResourceRows';
import { useRights } from '../useRights';
import { useTurnedPage } from './useTurnedPage';

const noRelated = () => undefined;

/** Data, state and handlers of the list page of a resource. */
export function useListPage<Row extends Entry, Values extends FieldValues, Output, Related>(
  resource: Resource<Row, Values, Output, Related>,
) {
  // The same hook at every rendering. A resource without one has `undefined` as its type of relations.
  const useRelated: (rows: readonly Row[]) => Related = resource.useRelated ?? (noRelated as () => Related);
  const { query, rows, failure } = useResourceRows(resource);
  const related = useRelated(rows);
  const list = useListState({
    page: resource.page,
    columns: resource.columns.map(({ id }) => id),
    filters: [...(resource.filters ?? []).map(({ id }) => id), ...(resource.segments ? ['ansicht'] : [])],
    isSearchPrivate: resource.isSearchPrivate ?? false,
  });
  const filtered = useFilteredRows(resource, rows, related, list.state.filters);
  const table = useListTable(resource, filtered.rows, related, list.state);
  const isBeyond = query.isSuccess && list.state.page !== table.page;
  // An old address can name a page that the list no longer has.
  const correctPage = useEffectEvent(() => list.change({ page: table.page }));
  useEffect(() => {
    if (isBeyond) correctPage();
  }, [isBeyond]);
  const rights = useRights(resource);
  const actions = useActionTools(resource, list, related);
  const page = useRef<HTMLDivElement>(null);
  const after = useAfterChange({ rows, pageRows: table.pageRows, list, page, messageMs: resource.texts.messageMs });
  useDeletedEntry({
    rows,
    isKnown: query.isSuccess && !query.isFetching,
    list,
    tools: actions.tools,
    isEdited: resource.form !== undefined && resource.Details === undefined,
  });
  const removal = useRemoval(table, after.removed);
  const memory = usePersonalMemory();
  /** Rows that were known when the page opened; the others are new. */
  const [knownRows] = useState(() => memory.known.getState()[resource.page]);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [openId, setOpenId] = useState<string>();

  const turnTo = (next: number) => list.change({ page: next });
  const lockOf = (row: Row) => resource.lock?.(row) ?? resource.removalLock?.(row, rows, related);
  const keepRow = useTurnedPage({ shown: table.page, page });
  const onKey = useListKeys({
    table,
    onPage: (next, row) => {
      keepRow(row);
      turnTo(next);
    },
    onRemove: rights.canRemove ? (row) => lockOf(row) === undefined && removal.confirm([row]) : undefined,
    onHelp: () => setHelpOpen(true),
  });

  return {
    query,
    failure,
    page,
    actions,
    after,
    removal,
    turnTo,
    onKey,
    create: rights.canCreate ? () => list.open(NEW_ENTRY) : undefined,
    /** Clears the selection. Its bar disappears, so the focus returns to the boxes. */
    clearSelection: () => {
      table.setSelection(() => ({}));
      page.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
    },
    help: { isOpen: isHelpOpen, close: () => setHelpOpen(false) },
    parts: {
      ...rights,
      resource,
      list,
      table,
      filtered,
      related,
      rows,
      tools: actions.tools,
      lockOf,
      isNew: (row: Row) => knownRows !== undefined && !knownRows.has(row.id),
      menu: { openId, setOpenId },
    },
  };
}
