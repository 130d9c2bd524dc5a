import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Square from 'lucide-react/icons/square';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useEffect, useState } from 'react';
import { PriceDisplayChoice } from '../../../shared/vehicle/PriceDisplayChoice';
import { usePriceDisplay } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { breakpoints } from '../../../ui/breakpoints';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { Skeleton } from '../../../ui/display/Skeleton';
import { resultCount } from '../toolbar/resultText';
import { useChips, useSearch, useSearchStore } from '../SearchProvider';
import { Sorting } from '../toolbar/Sorting';

const FilterDialog = lazyWithRetry(() => import('../filter-form/FilterDialog').then((module) => module.FilterDialog));

/** Toolbar above the list: count, cash price or rate, filter button, sorting and view, depending on the width. */
export function Toolbar() {
  const hasSidebar = useIsAtLeast(breakpoints.large);
  const hasSorting = useIsAtLeast(breakpoints.small);
  const hasViews = useIsAtLeast(breakpoints.views);
  const isRate = usePriceDisplay().display === 'rate';
  return (
    <>
      <div className="search__toolbar" data-sticks="top">
        {hasSorting ? <Count /> : null}
        <PriceDisplayChoice />
        {hasSorting ? <Sorting isLabelHidden /> : null}
        {hasViews ? <Views grid="Kachelansicht" list="Listenansicht" /> : null}
        {hasSidebar ? null : <FilterButton hasSorting={!hasSorting} />}
      </div>
      {hasSorting ? null : (
        <div className="search__line">
          <Count />
          <Views grid="Kompakte Ansicht" list="Große Bilder" />
        </div>
      )}
      {isRate ? (
        <p className="search__note">Raten der Bank; mit eigener Anzahlung und Laufzeit rechnen Sie beim Fahrzeug.</p>
      ) : null}
    </>
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
  // Closes the dialog when the search is hidden by Activity, which runs the cleanup.
  useEffect(() => () => setOpen(false), []);
  const chosen = useChips().length;
  const isListed = useSearch((state) => state.status === 'ready');
  useEffect(() => {
    if (isListed) FilterDialog.preload();
  }, [isListed]);
  return (
    <>
      <Button
        className="search__filter-button"
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
      </Button>
      <Suspense>{isOpen ? <FilterDialog hasSorting={hasSorting} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

/** Choice of the view. On a phone the grid is compact, and the list one of large pictures. */
function Views({ grid, list }: { grid: string; list: string }) {
  const store = useSearchStore();
  const view = useSearch((state) => state.view);
  const isPhone = !useIsAtLeast(breakpoints.small);
  return (
    <div className="search__views" role="group" aria-label="Ansicht">
      <IconButton
        label={grid}
        icon={isPhone ? <List /> : <LayoutGrid />}
        aria-pressed={view === 'grid'}
        onClick={() => store.show('grid')}
      />
      <IconButton
        label={list}
        icon={isPhone ? <Square /> : <List />}
        aria-pressed={view === 'list'}
        onClick={() => store.show('list')}
      />
    </div>
  );
}
