import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { classNames } from '../../../ui/classNames';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useStyles } from '../../../ui/styles';
import type { Entry } from '../entry';
import { failureHint, isForbidden } from '../failure';
import { ForbiddenPage } from '../ForbiddenPage';
import { PageHead } from '../PageHead';
import { PrintButton, PrintHead } from '../PrintButton';
import { ExportButton } from './export/ExportButton';
import { RemoveQuestion } from './removal/RemoveQuestion';
import { ListBody } from './ListBody';
import { KeyboardHelp, useListShortcuts } from './listKeyboard';
import css from './ListPage.css?inline';
import { NEW_ENTRY } from './listAddress';
import { TELL_THE_PLATFORM } from './rowsQuery';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import type { ActionsOf } from './RowActions';
import { SelectionBar } from './SelectionBar';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { TABLE_WIDTH } from './listWidth';
import { ShortcutScope } from '../../../ui/layout/ShortcutScope';
import type { List } from './useList';
import { Notice } from '../../../ui/feedback/Notice';
import { moveFocusToPage } from '../../../ui/feedback/moveFocus';
import { useIsLate } from '../useIsLate';

interface ListPageProps<Row extends Entry> {
  list: List<Row>;
  actions?: ActionsOf<Row>;
  /** `false` inside a page with its own heading. */
  hasHead?: boolean;
  notes?: ReactNode;
  tools?: ReactNode;
  bulk?: (rows: readonly Row[], onClose: () => void) => ReactNode;
  children?: ReactNode;
}

export function ListPage<Row extends Entry>(props: ListPageProps<Row>) {
  useStyles(css);
  const { list, actions, hasHead = true, notes, tools, bulk, children } = props;
  const { rows, entry, deeds } = list;
  const { page, box, query, failure, all, table, state } = rows;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isTable = useIsAtLeast(TABLE_WIDTH);
  const onKey = useListShortcuts(rows, deeds, () => setHelpOpen(true));
  if (failure && isForbidden(failure.error)) return <ForbiddenPage />;
  const isEmpty = query.data !== undefined && all.length === 0;
  const isSelection = all.some(({ id }) => table.selection[id]);
  const isToolInHead = isTable && hasHead;
  const allTools = query.isPending ? null : (
    <>
      <ExportButton listed={rows} rows={table.hits} />
      {isTable ? <PrintButton of="list" /> : null}
      {isToolInHead ? null : tools}
    </>
  );
  const create = deeds.canCreate ? (
    <Button variant="primary" icon={<Plus />} onClick={() => entry.open(NEW_ENTRY)} data-entry={NEW_ENTRY}>
      {deeds.create}
    </Button>
  ) : undefined;
  const acts = (
    <>
      {isToolInHead && !query.isPending ? tools : null}
      {create}
    </>
  );
  return (
    <ShortcutScope
      className={classNames('list-page grid grid-cols-1 content-start gap-12 max-w-1440', hasHead && 'min-h-620')}
      ref={box}
      onKey={onKey}
    >
      <PrintHead />
      {hasHead ? (
        <PageHead title={page.title} sentence={page.sentence} action={isEmpty || failure ? undefined : acts} />
      ) : null}
      {deeds.download.running ? (
        <DownloadNotice label={deeds.download.running.label} onCancel={deeds.download.cancel} />
      ) : null}
      {query.data && !isEmpty ? notes : null}
      {failure ? (
        <ErrorState
          title="Die Liste konnte nicht geladen werden."
          onRetry={failure.onRetry}
          isRetrying={failure.isRetrying}
        >
          {failureHint(failure.error)}
        </ErrorState>
      ) : (
        <div className="relative grid grid-cols-1 gap-16">
          {query.error && query.data ? <StaleNotice error={query.error} onRetry={() => void query.refetch()} /> : null}
          {rows.unreadable === undefined ? null : (
            <Notice tone="warning" isStatic title={`${rows.unreadable}.`}>
              {TELL_THE_PLATFORM}
            </Notice>
          )}
          {isSelection ? (
            <SelectionBar
              listed={rows}
              deeds={deeds}
              onChange={
                bulk && deeds.canEdit ? (chosen) => deeds.openDialog((close) => bulk(chosen, () => close())) : undefined
              }
            />
          ) : isEmpty ? null : (
            <ListToolbar listed={rows} tools={allTools} />
          )}
          <ListBody {...{ list, actions, create }} />
          {query.isPending || table.hits.length === 0 ? null : (
            <Pager
              {...table}
              all={all.length}
              onPage={(next) => rows.change({ page: next })}
              chosenSize={state.pageSize}
              fillingSize={rows.fillingSize}
              onPageSize={(pageSize) => rows.change({ pageSize, page: 1 })}
            />
          )}
          {isTable || isEmpty || isSelection ? null : <div className="list-tools flex flex-wrap gap-8">{allTools}</div>}
        </div>
      )}
      {children}
      {deeds.removal.asked.length === 0 ? null : <RemoveQuestion listed={rows} deeds={deeds} />}
      {deeds.dialog}
      {isHelpOpen ? <KeyboardHelp onClose={() => setHelpOpen(false)} canRemove={deeds.canRemove} /> : null}
    </ShortcutScope>
  );
}

function DownloadNotice({ label, onCancel }: { label: string; onCancel: () => void }) {
  const isLate = useIsLate();
  if (!isLate) return null;
  return (
    <div ref={moveFocusToPage}>
      <Notice>
        <span>{`${label} wird geladen … `}</span>
        <Button size="small" onClick={onCancel}>
          Abbrechen
        </Button>
      </Notice>
    </div>
  );
}

function StaleNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div ref={moveFocusToPage}>
      <Notice tone="error" title="Die Liste konnte nicht neu geladen werden.">
        <span>{`${failureHint(error)} `}</span>
        <Button size="small" onClick={onRetry}>
          Erneut versuchen
        </Button>
      </Notice>
    </div>
  );
}
