import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Heading } from '../../../ui/display/Heading';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { PARTS } from '../../../ui/parts';
import { useStyles } from '../../../ui/styles';
import { BasicFilters } from './BasicFilters';
import { FilterOutline } from './FilterOutline';
import css from './FilterSidebar.css?inline';
import { resultLabel } from '../toolbar/resultText';
import { useSearch, useSearchStore } from '../SearchProvider';

const DetailFilterDialog = lazyWithRetry(() =>
  import('./DetailFilterDialog').then((module) => module.DetailFilterDialog),
);

export function FilterSidebar() {
  useStyles(css);
  const store = useSearchStore();
  const isAll = useSearch((state) => state.criteria.tab === 'ALLE');
  const status = useSearch((state) => state.status);
  const totalCount = useSearch((state) => state.totalCount);
  const [isFilled, setFilled] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Not deferred while Activity hides the search.
  useEffect(() => () => setOpen(false), []);
  useEffect(() => {
    if (status === 'ready') void DetailFilterDialog.preload();
    if (status === 'ready' || status === 'failed') startTransition(() => setFilled(true));
  }, [status]);
  return (
    <div className="filter-sidebar print:hidden" data-sticks="top" part={PARTS.filter}>
      <div className="filter-sidebar__head">
        <Heading level={2}>Suche</Heading>
        <Button variant="quiet" size="small" onClick={store.reset}>
          Zurücksetzen
        </Button>
      </div>
      {isFilled ? (
        <>
          <BasicFilters />
          <Button
            isWide
            icon={<SlidersHorizontal />}
            disabled={isAll}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            Detailfilter
            <span className="filter-sidebar__count">
              {isAll ? ' Bitte zuerst einen Fahrzeugtyp wählen' : ` ${resultLabel({ status, totalCount }, 'sidebar')}`}
            </span>
          </Button>
        </>
      ) : (
        <FilterOutline />
      )}
      <Suspense>{isOpen ? <DetailFilterDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}
