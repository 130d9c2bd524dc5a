import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { breakpoints } from '../../../ui/breakpoints';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { Skeleton } from '../../../ui/display/Skeleton';
import { useStyles } from '../../../ui/styles';
import { resultCount } from '../toolbar/resultText';
import { useChips, useSearch, useSearchStore } from '../SearchProvider';
import { Sorting } from '../toolbar/Sorting';
import css from './Toolbar.css?inline';

const FilterDialog = lazyWithRetry(() => import('../filter-form/FilterDialog').then((module) => module.FilterDialog));

export function Toolbar() {
  useStyles(css);
  const hasSidebar = useIsAtLeast(breakpoints.large);
  const hasSorting = useIsAtLeast(breakpoints.small);
  const hasViews = useIsAtLeast(breakpoints.views);
  return (
    <div className="search__toolbar" data-sticks="top">
      <Count />
      <div className="contents print:hidden">
        {hasSorting ? <Sorting isLabelHidden /> : null}
        {hasViews ? <Views /> : null}
        {hasSidebar ? null : <FilterButton hasSorting={!hasSorting} />}
      </div>
    </div>
  );
}

function Count() {
  const total = useSearch((state) => state.totalCount);
  const hasFailed = useSearch((state) => state.status === 'failed');
  return (
    <h2 className="search__count">
      {total !== undefined ? resultCount(total) : hasFailed ? 'Ergebnisse' : <Skeleton width={140} height={22} />}
    </h2>
  );
}

function FilterButton({ hasSorting }: { hasSorting: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // Activity runs the cleanup when it hides the search.
  useEffect(() => () => setOpen(false), []);
  const chosen = useChips().length;
  const name = chosen === 0 ? 'Filter' : `Filter (${chosen})`;
  const isListed = useSearch((state) => state.status === 'ready');
  useEffect(() => {
    if (isListed) void FilterDialog.preload();
  }, [isListed]);
  return (
    <>
      <Button
        className="search__filter-button"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        aria-label={name}
        data-chosen={chosen === 0 ? undefined : chosen}
        onClick={() => setOpen(true)}
      >
        {hasSorting ? null : name}
      </Button>
      <Suspense>{isOpen ? <FilterDialog hasSorting={hasSorting} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

function Views() {
  const store = useSearchStore();
  const view = useSearch((state) => state.view);
  return (
    <div className="search__views" role="group" aria-label="Ansicht">
      <IconButton
        label="Kachelansicht"
        icon={<LayoutGrid />}
        aria-pressed={view === 'grid'}
        onClick={() => store.show('grid')}
      />
      <IconButton
        label="Listenansicht"
        icon={<List />}
        aria-pressed={view === 'list'}
        onClick={() => store.show('list')}
      />
    </div>
  );
}
