import Plus from 'lucide-react/icons/plus';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/actions/Button';
import { ErrorState } from '../../../ui/display/ErrorState';
import { useStyles } from '../../../ui/styles';
import { failureHint, isForbidden } from '../failure';
import { ImportButton } from '../changes/ImportButton';
import { ForbiddenPage } from '../ForbiddenPage';
import { DownloadNotice } from '../export/DownloadNotice';
import { KeyboardHelp } from './KeyboardHelp';
import { ShortcutScope } from './ShortcutScope';
import { NEW_ENTRY } from './listAddress';
import { ListBody } from './ListBody';
import css from './ListPage.css?inline';
import { ListDialogs } from './ListDialogs';
import { ListToolbar } from './ListToolbar';
import { PageHead } from '../PageHead';
import { Pager } from './Pager';
import type { Entry, Resource } from '../resource';
import { SelectionBar } from './SelectionBar';
import { StaleNotice } from '../form/StaleNotice';
import { useListPage } from './useListPage';

interface ListPageProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  /** `false` for a list inside a page that has its own heading. */
  hasHead?: boolean;
}

/** List of a resource with its sheet, dialogs and messages. */
export function ListPage<Row extends Entry, Values extends FieldValues, Output, Related>({
  resource,
  hasHead = true,
}: ListPageProps<Row, Values, Output, Related>) {
  useStyles(css);
  const { query, failure, page, parts, actions, after, removal, help, create, clearSelection, turnTo, onKey } =
    useListPage(resource);
  const { rows, related, table, canRemove } = parts;
  const { Bulk, csvImport } = resource;

  if (failure && isForbidden(failure.error)) return <ForbiddenPage />;
  return (
    <ShortcutScope className="list-page" ref={page} onKey={onKey}>
      {hasHead ? (
        <PageHead
          title={resource.title}
          sentence={resource.sentence}
          action={
            create ? (
              <Button variant="primary" icon={<Plus />} onClick={create} data-entry={NEW_ENTRY}>
                {resource.texts.create}
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
            <SelectionBar
              {...parts}
              onRemove={removal.confirm}
              onClear={clearSelection}
              onChange={
                Bulk && parts.canEdit
                  ? (selected) =>
                      actions.tools.openDialog((close) => (
                        <Bulk resource={resource} rows={selected} tools={actions.tools} onClose={() => close()} />
                      ))
                  : undefined
              }
            />
          ) : (
            <ListToolbar
              {...parts}
              isLoading={query.isPending}
              more={
                csvImport && parts.canEdit ? (
                  <ImportButton resource={{ ...resource, csvImport }} {...{ rows, related }} tools={actions.tools} />
                ) : null
              }
            />
          )}
          <ListBody
            {...parts}
            changedId={after.changedId}
            isLoading={query.isPending}
            isReading={query.isFetching && !query.isPending}
            onRemove={(row) => removal.confirm([row])}
            onCreate={create}
          />
          {query.isPending || table.hits.length === 0 ? null : (
            <Pager
              {...table}
              all={rows.length}
              onPage={turnTo}
              pageSize={parts.list.state.pageSize}
              onPageSize={(pageSize) => parts.list.change({ pageSize, page: 1 })}
            />
          )}
        </div>
      )}
      <ListDialogs {...parts} resource={resource} actions={actions} after={after} removal={removal} />
      {help.isOpen ? <KeyboardHelp onClose={help.close} canRemove={canRemove} /> : null}
    </ShortcutScope>
  );
}
