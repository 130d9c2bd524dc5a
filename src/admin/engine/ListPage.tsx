import Plus from 'lucide-react/icons/plus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePlatform, useSession, useShowNotice } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { ErrorState } from '../../ui/display/ErrorState';
import { Notice } from '../../ui/display/Notice';
import { ShopSize } from '../../ui/layout/shopSize';
import { useStyles } from '../../ui/styles';
import { may } from '../access';
import { MESSAGE_MS } from '../Messages';
import { EntrySheet } from './EntrySheet';
import { failureHint, isForbidden } from './failure';
import { ForbiddenPage } from './ForbiddenPage';
import { KeyboardHelp } from './KeyboardHelp';
import { NEW_ENTRY } from './listAddress';
import { ListBody } from './ListBody';
import css from './ListPage.css?inline';
import { ListToolbar } from './ListToolbar';
import { PageHead } from './PageHead';
import { Pager } from './Pager';
import { RemoveQuestion } from './RemoveQuestion';
import type { ActionTools, Entry, Resource } from './resource';
import { withRows } from './selection';
import { SelectionBar } from './SelectionBar';
import { useFilteredRows } from './useFilteredRows';
import { useListKeys } from './useListKeys';
import { useListState } from './useListState';
import { useListTable } from './useListTable';
import { useResourceRows } from './useResourceRows';
import { savedText } from './useSaveEntry';

/** A changed row keeps its tint for so long, so that nothing is lost with the message. */
const CHANGED_MS = 10_000;

/** There is something to press: longer than a message that is only read. */
const HIDDEN_MS = 10_000;

const noRelated = () => undefined;

interface ListPageProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  /** `false`: the list is a part of a page that has a heading of its own. */
  hasHead?: boolean;
}

/** The list of a resource with its sheet, questions and messages: the whole of an ordinary admin page. */
export function ListPage<Row extends Entry, Values extends FieldValues, Output, Related>({
  resource,
  hasHead = true,
}: ListPageProps<Row, Values, Output, Related>) {
  useStyles(css);
  const { calls, columns, texts, form } = resource;
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const roles = useSession().user?.roles ?? [];
  // The same function at every rendering; without one the page refers to nothing, and its type of relations is undefined.
  const useRelated = resource.useRelated ?? (noRelated as () => Related);
  const related = useRelated();
  const { query, rows, failure } = useResourceRows(resource);
  const list = useListState({
    page: resource.page,
    columns: columns.map(({ id }) => id),
    filters: [...(resource.filters ?? []).map(({ id }) => id), ...(resource.segments ? ['ansicht'] : [])],
    isSearchPrivate: resource.isSearchPrivate ?? false,
  });
  const { state } = list;
  const filtered = useFilteredRows(resource, rows, related, state.filters);
  const table = useListTable(resource, filtered.rows, related, state);
  const [removing, setRemoving] = useState<readonly Row[]>([]);
  const [gone, setGone] = useState<readonly Row[]>([]);
  const [copied, setCopied] = useState<Row>();
  const [changedId, setChangedId] = useState<string>();
  /** Whose link gets the focus once it is drawn. */
  const [focus, setFocus] = useState<{ id: string; rows: readonly Row[] }>();
  const focused = useRef(focus);
  const [saved, setSaved] = useState<{ id: string; rows: readonly Row[]; text: string }>();
  const told = useRef(saved);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const page = useRef<HTMLDivElement>(null);

  const canCreate = calls.create !== undefined && form !== undefined && may(roles, resource, 'create');
  const canEdit = calls.update !== undefined && may(roles, resource, 'edit');
  const canRemove = calls.remove !== undefined && may(roles, resource, 'remove');

  const reload = async () => {
    const names = [resource.queryName, ...(resource.invalidates ?? [])];
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
  const tools: ActionTools<Row, Related> = {
    related,
    platform,
    copy: (row) => {
      setCopied(row);
      list.open(NEW_ENTRY);
    },
    open: ({ id }) => list.open(id),
    say: (text, isError = false) =>
      void show({
        text,
        kind: isError ? 'error' : 'success',
        durationMs: isError ? undefined : (texts.messageMs ?? MESSAGE_MS),
      }),
    reload,
  };

  useEffect(() => {
    if (changedId === undefined) return;
    const timer = setTimeout(() => setChangedId(undefined), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [changedId]);

  /** What was saved is on another page of the list, or search and filters hide it: the message leads there. */
  const sayHidden = useEffectEvent(({ id, text }: { id: string; text: string }) => {
    if (!rows.some((row) => row.id === id) || table.pageRows.some((row) => row.id === id)) return;
    show({ text, kind: 'success', durationMs: HIDDEN_MS, link: { label: 'Anzeigen', path: list.addressOf(id) } });
    page.current?.querySelector<HTMLElement>('h1')?.focus();
  });
  useEffect(() => {
    // Known with the answer that holds it.
    if (saved === undefined || told.current === saved || saved.rows === rows) return;
    told.current = saved;
    sayHidden(saved);
  }, [saved, rows]);
  useEffect(() => {
    if (focus === undefined || focused.current === focus) return;
    const link = [...(page.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find(
      ({ dataset }) => dataset.entry === focus.id,
    );
    // A new row is there with the next answer; one that search or sorting hide is not.
    if (link === undefined && focus.id !== '' && focus.rows === rows) return;
    focused.current = focus;
    (link ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [focus, rows]);
  const focusRow = (id = '') => setFocus({ id, rows });

  const lockOf = (row: Row) => resource.lock?.(row) ?? resource.removalLock?.(row, rows, related);
  const onKeyDown = useListKeys({
    table,
    onPage: (next) => list.change({ page: next }),
    onRemove: canRemove
      ? (row) => {
          if (lockOf(row) === undefined) setRemoving([row]);
        }
      : undefined,
    onHelp: () => setHelpOpen(true),
  });

  const entry = state.entry === undefined ? undefined : rows.find(({ id }) => id === state.entry);
  const isNew = state.entry === NEW_ENTRY && canCreate;
  const isSheetOpen = isNew || entry !== undefined;

  if (failure && isForbidden(failure.error)) return <ForbiddenPage />;
  return (
    // Keys of a list: single ones only while the focus is inside it (WCAG 2.1.4).
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="list-page" ref={page} onKeyDown={onKeyDown}>
      {hasHead ? (
        <PageHead
          title={resource.title}
          sentence={resource.sentence}
          action={
            canCreate ? (
              <Button variant="primary" icon={<Plus />} onClick={() => list.open(NEW_ENTRY)}>
                {texts.create}
              </Button>
            ) : undefined
          }
        />
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
        <div ref={setBox} className="list-page__list">
          <ShopSize element={box}>
            {query.error && query.data ? (
              <Notice tone="error" title="Die Liste konnte nicht neu geladen werden.">
                {failureHint(query.error)}{' '}
                <Button size="small" onClick={() => void query.refetch()}>
                  Erneut versuchen
                </Button>
              </Notice>
            ) : null}
            {Object.values(table.selection).some(Boolean) ? (
              <SelectionBar {...{ resource, table, rows, related, canRemove, lockOf }} onRemove={setRemoving} />
            ) : (
              <ListToolbar {...{ resource, list, table, filtered, related, rows }} isLoading={query.isPending} />
            )}
            <ListBody
              {...{ resource, list, table, related, rows, tools, canEdit, canRemove, lockOf, changedId }}
              isLoading={query.isPending}
              isReading={query.isFetching && !query.isPending}
              onRemove={(row) => setRemoving([row])}
              onCreate={canCreate ? () => list.open(NEW_ENTRY) : undefined}
            />
            {table.hits.length === 0 ? null : (
              <Pager
                shown={table.pageRows.length}
                total={table.hits.length}
                all={rows.length}
                page={table.page}
                pageCount={table.pageCount}
                onPage={(next) => list.change({ page: next })}
              />
            )}
          </ShopSize>
        </div>
      )}
      {isSheetOpen ? (
        <EntrySheet
          key={state.entry}
          {...{ resource, related, tools, rows, canEdit }}
          row={isNew ? undefined : entry}
          copied={isNew ? copied : undefined}
          onClose={() => {
            setCopied(undefined);
            list.close();
          }}
          onSaved={(id, opensNext) => {
            setCopied(undefined);
            setChangedId(id);
            void reload();
            if (opensNext) return;
            list.close();
            focusRow(id);
            if (id !== undefined) setSaved({ id, rows, text: savedText(texts, isNew) });
          }}
        />
      ) : null}
      {removing.length === 0 ? null : (
        <RemoveQuestion
          {...{ resource, related, tools }}
          rows={removing}
          onCancel={() => setRemoving([])}
          onRemoved={(removed) => {
            setGone(removing.filter(({ id }) => removed.includes(id)));
            setRemoving([]);
            table.setSelection((selection) => withRows(selection, removed, false));
            focusRow(neighbourOf(table.hits, removed));
          }}
        />
      )}
      {resource.AfterRemoval && gone.length > 0 ? (
        <resource.AfterRemoval removed={gone} onClose={() => setGone([])} />
      ) : null}
      {isHelpOpen ? <KeyboardHelp onClose={() => setHelpOpen(false)} canRemove={canRemove} /> : null}
    </div>
  );
}

/** Id of the row after the ones that were deleted, else of the one before. */
function neighbourOf(rows: readonly Entry[], removed: readonly string[]): string | undefined {
  const first = rows.findIndex(({ id }) => removed.includes(id));
  const rest = rows.filter(({ id }) => !removed.includes(id));
  return (rest[first] ?? rest[first - 1])?.id;
}
