import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { Pills } from '../../../ui/fields/Pills';
import { BasicFilters } from './BasicFilters';
import { FilterFoot } from './FilterFoot';
import { FilterForm } from './FilterForm';
import { useChips, useSearch, useSearchStore, useShownFilters } from '../SearchProvider';
import { Sorting } from '../toolbar/Sorting';
import { useStyles } from '../../../ui/styles';
import css from './FilterDialog.css?inline';

export function FilterDialog({ hasSorting, onClose }: { hasSorting: boolean; onClose: () => void }) {
  useStyles(css);
  const tab = useSearch((state) => state.criteria.tab);
  const chips = useChips();
  const details = useShownFilters('detail');
  // Only the initial state.
  const [isOpen] = useState(() => chips.some(({ key }) => details.includes(key)));
  const hasDetails = tab !== 'ALLE' && details.length > 0;
  return (
    <Dialog title="Filter" size="full" onClose={onClose} footer={<FilterFoot place="filterDialog" onShow={onClose} />}>
      <div className="filter-dialog">
        <BasicFilters />
        {hasDetails ? (
          <Disclosure summary="Mehr" isOpen={isOpen}>
            <FilterForm placement="detail" />
          </Disclosure>
        ) : null}
        {hasSorting ? (
          <>
            <Sorting />
            <PictureSize />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

const SIZES = [
  { value: 'grid', label: 'Kompakt' },
  { value: 'list', label: 'Große Bilder' },
] as const;

function PictureSize() {
  const store = useSearchStore();
  const view = useSearch((state) => state.view);
  return <Pills label="Ansicht" options={SIZES} value={view} onChange={store.show} />;
}
