import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAt } from '../../../domain/addresses';
import { FINANCING_DURATIONS, ROUNDING_STEP } from '../../../domain/finance/financing';
import { offeredKinds, type Frame } from '../../../domain/finance/frame';
import { RATE_KIND_NAMES } from '../../../domain/finance/frameText';
import { LEASING_DURATIONS } from '../../../domain/finance/leasing';
import { searchOfAddress } from '../../../domain/vehicle/search/query';
import { range } from '../../../lib/range';
import { CreditWarning } from '../../../shared/law/CreditText';
import { SliderField } from '../../../shared/vehicle/SliderField';
import { useFrame, useHost, useTenant } from '../../../state/shopContext';
import { Pills } from '../../../ui/fields/Pills';
import { Dialog } from '../../../ui/overlay/Dialog';
import { withoutFilters } from '../filters/filter';
import { filters, type FilterKey } from '../filters/filters';
import { useSearch, useSearchStore } from '../SearchProvider';
import { FilterFoot } from './FilterFoot';
import { FilterForm } from './FilterForm';

const MOST: readonly FilterKey[] = ['monthlyRate'];
const DEPOSITS = range(50_000 / ROUNDING_STEP + 1, (index) => index * ROUNDING_STEP);
const SPECIAL_PAYMENTS = range(20_000 / ROUNDING_STEP + 1, (index) => index * ROUNDING_STEP);
const FINANCED_MONTHS = FINANCING_DURATIONS.filter((months) => months % 12 === 0);
const MILEAGES = range(19, (index) => 5_000 + index * 2_500);

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
  const { kind, deposit, specialPayment, months, kilometres } = frame;
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
          value={kind ?? 'cash'}
          onChange={(value) => change({ kind: value === 'cash' ? undefined : value })}
        />
        {hasSearch ? <FilterForm placement="frame" keys={MOST} /> : null}
        {kind === 'financing' ? (
          <SliderField
            label="Anzahlung"
            unit="€"
            values={DEPOSITS}
            value={deposit}
            unset={AS_THE_BANK}
            onChange={(value) => change({ deposit: value })}
          />
        ) : null}
        {kind === 'leasing' ? (
          <SliderField
            label="Sonderzahlung ohne MwSt."
            unit="€"
            values={SPECIAL_PAYMENTS}
            value={specialPayment}
            unset={AS_THE_BANK}
            onChange={(value) => change({ specialPayment: value })}
          />
        ) : null}
        {kind === undefined ? null : (
          <SliderField
            label="Laufzeit"
            unit="Monate"
            values={kind === 'leasing' ? LEASING_DURATIONS : FINANCED_MONTHS}
            value={months}
            unset={AS_THE_BANK}
            onChange={(value) => change({ months: value })}
          />
        )}
        <SliderField
          label="Kilometer im Jahr"
          unit="km"
          values={MILEAGES}
          value={kilometres}
          unset={kind === undefined ? 'für Kraftstoff und Strom' : AS_THE_BANK}
          onChange={(value) => change({ kilometres: value })}
        />
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
