import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAt } from '../../../domain/addresses';
import type { Frame } from '../../../domain/finance/frame';
import { changeableKinds, RATE_KIND_NAMES } from '../../../domain/finance/frameText';
import { generalFields, NO_FRAME } from '../../../domain/finance/rateFields';
import { tradeInStart } from '../../../domain/trade-in/address';
import { oldCarText } from '../../../domain/trade-in/oldCar';
import { hasTab } from '../../../domain/vehicle/vehicleTabs';
import { formatDate } from '../../../lib/dates/formatDate';
import { searchOfAddress } from '../../../domain/vehicle/search/query';
import { CreditWarning } from '../../../shared/law/CreditText';
import { tradeInTarget } from '../../../shared/thirdParty/tradeInTarget';
import { useFrame, useHost, useTenant } from '../../../state/shopContext';
import { useOldCar } from '../../../state/valuedTradeIn';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Pills } from '../../../ui/fields/Pills';
import { Dialog } from '../../../ui/overlay/Dialog';
import { RateFields } from '../../finance/calculator/RateFields';
import { withoutFilters } from '../filters/filter';
import { filters, type FilterKey } from '../filters/filters';
import { useSearch, useSearchStore } from '../SearchProvider';
import { FilterFoot } from './FilterFoot';
import { FilterForm } from './FilterForm';

const MOST: readonly FilterKey[] = ['monthlyRate'];

/** 'Mein Rahmen', for all vehicles (rules/search: frame). Changes hold at once; Escape undoes them. */
export function FrameSheet({ onClose }: { onClose: () => void }) {
  const { frame, change } = useFrame();
  const { settings } = useTenant();
  const store = useSearchStore();
  const isSearch = isAt(useLocation().pathname, 'search');
  const hasSearch = useOpenSearch();
  const { oldCar, deduct } = useOldCar();
  const [before] = useState(() => ({
    frame,
    values: store.getState().criteria.values,
    isDeducted: oldCar?.isDeducted === true,
  }));
  const offered = changeableKinds(settings, frame);
  const set = (next: Frame, values: typeof before.values) => {
    change({ ...NO_FRAME, ...next });
    if (hasSearch) store.change('monthlyRate', values);
  };
  return (
    <Dialog
      title="Mein Rahmen"
      sub={`Gilt für alle Fahrzeuge${frame.kind === undefined ? '' : ', ohne Angabe wie im Beispiel der Bank'}.`}
      size="small"
      onClose={onClose}
      onEscape={() => {
        set(before.frame, before.values);
        deduct(before.isDeducted);
        onClose();
      }}
      footer={
        <FilterFoot
          place={isSearch ? 'filterDialog' : undefined}
          onShow={onClose}
          onReset={() => {
            set({}, withoutFilters(store.getState().criteria.values, filters.monthlyRate.names));
            deduct(false);
          }}
        />
      }
    >
      <div className="grid grid-cols-1 gap-16">
        {offered.length === 0 ? null : (
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
        )}
        {hasSearch && offered.length > 0 ? <FilterForm placement="frame" keys={MOST} /> : null}
        <RateFields fields={generalFields(frame)} value={frame} canBeEmpty onChange={change} />
        <OldCarChoice />
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

/** A link to a valuation returns here. */
function OldCarChoice() {
  const { settings } = useTenant();
  const { oldCar, deduct } = useOldCar();
  const { change } = useFrame();
  // A link's car that is no longer deducted can be deducted again until the sheet is closed.
  const [linked] = useState(oldCar?.until === undefined ? oldCar : undefined);
  const car = oldCar ?? (linked && { ...linked, isDeducted: false });
  const { pathname, search } = useLocation();
  const target = tradeInTarget(settings);
  const link = useRouteLink(tradeInStart(pathname + search));
  return (
    <>
      {car === undefined ? null : (
        <Checkbox
          label={`${oldCarText(car).replace(/^m/, 'M')} abziehen`}
          hint={
            car.until === undefined
              ? 'Eine Bestellung beginnt ohne ihn.'
              : `Ihr Angebot gilt bis ${formatDate(car.until)}. Abgezogen wird in Ihrer Ansicht; bei einer Rate ist es in der Bestellung Teil der Anzahlung.`
          }
          checked={car.isDeducted}
          onChange={({ currentTarget: { checked } }) => {
            if (checked && car.until === undefined) change({ oldCar: car.value });
            else deduct(checked);
          }}
        />
      )}
      {car?.until === undefined && target?.kind === 'internal' && hasTab(settings, 'inzahlungnahme') ? (
        <Link {...link}>Altes Auto jetzt bewerten und abziehen</Link>
      ) : null}
    </>
  );
}

/** Of a vehicle's page, whose vehicles are counted; false without a search in the address. */
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
