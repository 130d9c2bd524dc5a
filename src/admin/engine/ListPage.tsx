import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/actions/Button';
import { ErrorState } from '../../ui/display/ErrorState';
import { useStyles } from '../../ui/styles';
import { derivedRows, type DerivedRows } from './derivedRows';
import { failureHint, isForbidden } from './failure';
import { ForbiddenPage } from './ForbiddenPage';
import { DownloadNotice } from './DownloadNotice';
import { KeyboardHelp } from './KeyboardHelp';
import { KeyArea } from './KeyArea';
import { isPlain, NEW_ENTRY } from './listAddress';
import { ListBody } from './ListBody';
import css from './ListPage.css?inline';
import { ListDialogs } from './ListDialogs';
import { ListToolbar } from './ListToolbar';
import { PageHead } from './PageHead';
import { Pager } from './Pager';
import type { Entry, Resource } from './resource';
import { SelectionBar } from './SelectionBar';
import { StaleNotice } from './StaleNotice';
import { useActionTools } from './useActionTools';
import { useAfterPaint } from './useAfterPaint';
import { useAfterChange } from './useAfterChange';
import { useFilteredRows } from './useFilteredRows';
import { useGoneEntry } from './useGoneEntry';
import { useListKeys } from './useListKeys';
import { useListState } from './useListState';
import { useListTable } from './useListTable';
import { useRemoval } from './useRemoval';
import { useResourceRows } from './useResourceRows';
import { useRights } from './useRights';
import { useTurnedPage } from './useTurnedPage';

const noRelated = () => undefined;

interface ListPageProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  /** Kept from one opening of the page to the next. */
  derived?: DerivedRows<Row>;
  /** `false`: the list is a part of a page that has a heading of its own. */
  hasHead?: boolean;
}

/** The list of a resource with its sheet, questions and messages: the whole of an ordinary admin page. */
export function ListPage<Row extends Entry, Values extends FieldValues, Output, Related>({
  resource,
  derived: kept,
  hasHead = true,
}: ListPageProps<Row, Values, Output, Related>) {
  useStyles(css);
  const { texts } = resource;
  // The same function at every rendering; without one the page refers to nothing, and its type of relations is undefined.
  const useRelated = resource.useRelated ?? (noRelated as () => Related);
  const related = useRelated();
  const derived = useMemo(() => kept ?? derivedRows(resource), [kept, resource]);
  const { query, rows, isPartial, failure } = useResourceRows(resource, derived);
  const list = useListState({
    page: resource.page,
    columns: resource.columns.map(({ id }) => id),
    filters: [...(resource.filters ?? []).map(({ id }) => id), ...(resource.segments ? ['ansicht'] : [])],
    isSearchPrivate: resource.isSearchPrivate ?? false,
  });
  const { state, change } = list;
  // The first rows are the first page, as long as nothing narrows the list down or sorts it.
  const isLoading = query.isPending && !(isPartial && isPlain(state));
  const filtered = useFilteredRows(resource, derived, rows, related, state.filters);
  const table = useListTable(resource, filtered.rows, related, state);
  const { canCreate, canEdit, canRemove } = useRights(resource);
  const actions = useActionTools(resource, list, related);
  const page = useRef<HTMLDivElement>(null);
  const after = useAfterChange({ rows, pageRows: table.pageRows, list, page, messageMs: texts.messageMs });
  useGoneEntry({ rows, isKnown: query.isSuccess && !query.isFetching, list, tools: actions.tools });
  const removal = useRemoval(table, after.removed);
  // A box and two buttons a row and the pager's are a good part of the work of a first page, and nobody presses one before they have
  // seen the rows. Their place is kept.
  const hasControls = useAfterPaint(rows.length > 0, false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [openId, setOpenId] = useState<string>();

  const turnTo = (next: number) => change({ page: next });
  const create = () => list.open(NEW_ENTRY);
  /** The bar of the selection goes with its buttons: the focus returns to the boxes. */
  const unselect = () => {
    table.setSelection(() => ({}));
    page.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus();
  };
  const lockOf = (row: Row) => resource.lock?.(row) ?? resource.removalLock?.(row, rows, related);
  const keepRow = useTurnedPage({ shown: table.page, page });
  const onKey = useListKeys({
    table,
    onPage: (next, row) => {
      keepRow(row);
      turnTo(next);
    },
    onRemove: canRemove ? (row) => lockOf(row) === undefined && removal.ask([row]) : undefined,
    onHelp: () => setHelpOpen(true),
  });

  const parts = {
    resource,
    list,
    table,
    filtered,
    related,
    rows,
    tools: actions.tools,
    canEdit,
    canRemove,
    lockOf,
    menu: { openId, setOpenId },
  };

  if (failure && isForbidden(failure.error)) return <ForbiddenPage />;
  return (
    <KeyArea className="list-page" ref={page} onKey={onKey}>
      {hasHead ? (
        <PageHead
          title={resource.title}
          sentence={resource.sentence}
          action={
            canCreate ? (
              <Button variant="primary" icon={<Plus />} onClick={create} data-entry={NEW_ENTRY}>
                {texts.create}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {actions.download.running ? (
        <DownloadNotice label={actions.download.running.label} onCancel={actions.download.cancel} />
      ) : null}
      {resource.Notes && query.data ? <resource.Notes rows={rows} related={related} /> : null}
      {failure ? (
        <ErrorState
          title="Die Liste konnte nicht geladen werden."
          onRetry={failure.onRetry}
          isRetrying={failure.isRetrying}
        >
          {failureHint(failure.error)}
        </ErrorState>
      ) : (
        <div className="list-page__list">
          {query.error && query.data ? <StaleNotice error={query.error} onRetry={() => void query.refetch()} /> : null}
          {rows.some(({ id }) => table.selection[id]) ? (
            <SelectionBar {...parts} onRemove={removal.ask} onClear={unselect} />
          ) : (
            <ListToolbar {...parts} isLoading={query.isPending} />
          )}
          <ListBody
            {...parts}
            changedId={after.changedId}
            hasRowControls={hasControls}
            isLoading={isLoading}
            isReading={query.isFetching && !isLoading}
            onRemove={(row) => removal.ask([row])}
            onCreate={canCreate ? create : undefined}
          />
          {isLoading || table.hits.length === 0 ? null : (
            <Pager {...table} all={rows.length} isPartial={isPartial} hasButtons={hasControls} onPage={turnTo} />
          )}
        </div>
      )}
      <ListDialogs {...{ resource, related, rows, list, canCreate, canEdit, actions, after, removal }} />
      {isHelpOpen ? <KeyboardHelp onClose={() => setHelpOpen(false)} canRemove={canRemove} /> : null}
    </KeyArea>
  );
}
