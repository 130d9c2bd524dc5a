import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { range } from '../../../lib/range';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/display/Skeleton';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { COLUMN_CHOICE, ROWS_PER_PAGE } from './listAddress';
import { ListCards } from './ListCards';
import { ListTable } from './ListTable';
import { TABLE_WIDTH } from './listWidth';
import type { Entry } from '../entry';
import type { ListBodyProps } from './RowActions';
import { focusSearch } from './SearchField';
import { settingsAddress } from '../../page';
import { useIsLate } from '../useIsLate';

interface BodyProps<Row extends Entry> extends ListBodyProps<Row> {
  create: ReactNode;
}

export function ListBody<Row extends Entry>({ create, ...props }: BodyProps<Row>) {
  const { table, all, query, page, state, filtered, change } = props.list.rows;
  const isTable = useIsAtLeast(TABLE_WIDTH);
  if (query.isPending) {
    return (
      <div className="list-loading" aria-busy="true">
        <VisuallyHidden>
          <span role="status">Wird geladen …</span>
        </VisuallyHidden>
        <LoadingRows />
      </div>
    );
  }
  if (all.length === 0) {
    return (
      <EmptyState icon={<Inbox />} title="Keine Einträge gefunden." actions={create}>
        {page.empty ?? page.sentence}
      </EmptyState>
    );
  }
  if (table.hits.length === 0) {
    const { search, filters } = state;
    const isNarrowed =
      search !== '' ||
      Object.entries(filters).some(([id, { length }]) => id !== 'ansicht' && id !== COLUMN_CHOICE && length > 0);
    const done = isNarrowed ? undefined : filtered.segment?.done;
    if (done !== undefined) return <DoneState title={done} />;
    const among = `in ${formatNumber(all.length)} ${all.length === 1 ? 'Eintrag' : 'Einträgen'}.`;
    return (
      <EmptyState
        icon={<Search />}
        title="Keine Einträge gefunden."
        actions={
          <Button
            onClick={({ currentTarget }) => {
              focusSearch(currentTarget);
              change({
                search: '',
                page: 1,
                filters: Object.fromEntries(
                  Object.entries(state.filters).map(([id, values]) => [id, id === COLUMN_CHOICE ? values : []]),
                ),
              });
            }}
          >
            Suche und Filter zurücksetzen
          </Button>
        }
      >
        {search === '' ? `Kein Treffer ${among}` : `Kein Treffer für „${search}“ ${among}`}
      </EmptyState>
    );
  }
  return isTable ? <ListTable {...props} /> : <ListCards {...props} />;
}

function DoneState({ title }: { title: string }) {
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={title}
      actions={
        <Button variant="primary" {...useRouteLink(settingsAddress({ page: 'today' }))}>
          Zurück zu Heute
        </Button>
      }
    />
  );
}

function LoadingRows() {
  const isLate = useIsLate();
  if (!isLate) return null;
  return range(ROWS_PER_PAGE, (row) => (
    <div key={row} className="flex items-center h-48 py-0 px-16 border-b">
      <Skeleton width={`${40 + ((row * 17) % 30)}%`} height={14} />
    </div>
  ));
}
