import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAt } from '../../../domain/addresses';
import { offeredKinds, type Frame } from '../../../domain/finance/frame';
import { RATE_KIND_NAMES } from '../../../domain/finance/frameText';
import { generalFields } from '../../../domain/finance/rateFields';
import { searchOfAddress } from '../../../domain/vehicle/search/query';
import { CreditWarning } from '../../../shared/law/CreditText';
import { useFrame, useHost, useTenant } from '../../../state/shopContext';
import { Pills } from '../../../ui/fields/Pills';
import { Dialog } from '../../../ui/overlay/Dialog';
import { RateFields } from '../../finance/calculator/RateFields';
import { withoutFilters } from '../filters/filter';
import { filters, type FilterKey } from '../filters/filters';
import { useSearch, useSearchStore } from '../SearchProvider';
import { FilterFoot } from './FilterFoot';
import { FilterForm } from './FilterForm';

const MOST: readonly FilterKey[] = ['monthlyRate'];

const AS_THE_BANK = 'ohne Angabe wie im Beispiel der Bank';

const NO_FRAME = {
  kind: undefined,
  deposit: undefined,
  specialPayment: undefined,
  months: undefined,
  kilometres: undefined,
  contract: undefined,
  finalInstallment: undefined,
  lease: undefined,
} satisfies Record<keyof Frame, undefined>;

/** 'Mein Rahmen': how the visitor wants to pay, for all vehicles (rules/search: frame). Each change holds at once; Escape takes them back. */
export function FrameSheet({ onClose }: { onClose: () => void }) {
  const { frame, change } = useFrame();
  const { settings } = useTenant();
  const store = useSearchStore();
  const isSearch = isAt(useLocation().pathname, 'search');
  const hasSearch = useOpenSearch();
  const [before] = useState(() => ({ frame, values: store.getState().criteria.values }));
  const kinds = offeredKinds(settings);
  const offered = frame.kind === undefined || kinds.includes(frame.kind) ? kinds : [...kinds, frame.kind];
  const set = (next: Frame, values: typeof before.values) => {
    change({ ...NO_FRAME, ...next });
    if (hasSearch) store.change('monthlyRate', values);
  };
  return (
    <Dialog
      title="Mein Rahmen"
      sub="Gilt für alle Fahrzeuge."
      size="small"
      onClose={onClose}
      onEscape={() => {
        set(before.frame, before.values);
        onClose();
      }}
      footer={
        <FilterFoot
          place={isSearch ? 'filterDialog' : undefined}
          onShow={onClose}
          onReset={() => set({}, withoutFilters(store.getState().criteria.values, filters.monthlyRate.names))}
        />
      }
    >
      <div className="grid grid-cols-1 gap-16">
        <Pills
          label="So bezahle ich"
          isLabelHidden
          options={[
            { value: 'cash' as const, label: 'Barkauf' },
            ...offered.map((value) => ({ value, label: RATE_KIND_NAMES[value] })),
          ]}
          value={frame.kind ?? 'cash'}
          onChange={(value) => change({ kind: value === 'cash' ? undefined : value })}
        />
        {hasSearch ? <FilterForm placement="frame" keys={MOST} /> : null}
        <RateFields fields={generalFields(frame)} value={frame} unset={AS_THE_BANK} onChange={change} />
        <p className="text-14 leading-20">
          <CreditWarning
            place="calculator"
            financing={offered.includes('financing')}
            leasing={offered.includes('leasing')}
          />
        </p>
      </div>
    </Dialog>
  );
}

/** Opens the search of the address of a vehicle's page, whose vehicles are counted; false on screens without a search in their address. */
function useOpenSearch(): boolean {
  const store = useSearchStore();
  const { query } = useHost();
  const { pathname, search } = useLocation();
  const hasSearch = isAt(pathname, 'search') || isAt(pathname, 'vehicle');
  const open = useEffectEvent(() => {
    if (hasSearch && store.getState().status === 'idle') store.open(searchOfAddress(search, query));
  });
  useEffect(() => open(), []);
  const isOpen = useSearch((state) => state.status !== 'idle');
  return hasSearch && isOpen;
}
