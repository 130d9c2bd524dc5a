import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { vehicleAddress } from '../../domain/vehicle/address';
import { PAGE_SIZE } from '../../domain/vehicle/pagination';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useEnvironment, useTenant } from '../../state/shopContext';
import { classNames } from '../../ui/classNames';
import { useStyles } from '../../ui/styles';
import { ResultChunk } from './ResultChunk';
import css from './ResultList.css?inline';
import { useSearch, useSearchStore } from './SearchProvider';
import { times } from '../../lib/times';

/** The found vehicles, one card each, in chunks that the browser lays out one by one. One listener serves them all. */
export function ResultList() {
  useStyles(css);
  const list = useRef<HTMLDivElement>(null);
  const store = useSearchStore();
  const vehicles = useSearch((state) => state.vehicles);
  const isBusy = useSearch((state) => state.status === 'loading');
  const isColumn = useSearch((state) => state.view === 'list');
  const { history } = useEnvironment();
  const { settings } = useTenant();
  const [now] = useState(() => store.now());
  const hrefOf = useCallback((vehicle: Vehicle) => history.createHref(vehicleAddress(vehicle)), [history]);
  useReturn(list);
  useOpenOnClick(list);

  return (
    <div
      ref={list}
      role="list"
      className={classNames('results', isColumn && 'results--list', isBusy && 'is-busy')}
      aria-busy={isBusy}
      aria-label="Gefundene Fahrzeuge"
    >
      {times(Math.ceil(vehicles.length / PAGE_SIZE), (chunk) => (
        <ResultChunk
          key={chunk}
          vehicles={vehicles.slice(chunk * PAGE_SIZE, (chunk + 1) * PAGE_SIZE)}
          start={chunk * PAGE_SIZE}
          hrefOf={hrefOf}
          settings={settings}
          now={now}
        />
      ))}
    </div>
  );
}

/** Brings the visitor back to the vehicle that she left the list for: its card in view, the focus on it (storefront 2.2). */
function useReturn(list: { current: HTMLDivElement | null }): void {
  const store = useSearchStore();
  // The list stays behind the vehicle: this runs again whenever it comes to the front.
  useLayoutEffect(() => {
    const { place, vehicles } = store.getState();
    const index = vehicles.findIndex(({ id }) => id === place);
    if (index < 0) return;
    const item = list.current?.children.item(Math.floor(index / PAGE_SIZE))?.children.item(index % PAGE_SIZE);
    // In this order the card is laid out once: the focus lifts it out of what the browser leaves out.
    item?.querySelector('a')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [list, store]);
}

function useOpenOnClick(list: { current: HTMLDivElement | null }): void {
  const store = useSearchStore();
  const navigate = useNavigate();

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const open = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const id = target?.closest<HTMLElement>('[data-vehicle-id]')?.dataset.vehicleId;
      const vehicle = id === undefined ? undefined : store.findVehicle(id);
      // A new tab or window is the browser's business.
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (vehicle === undefined || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      store.remember(vehicle.id);
      void navigate(vehicleAddress(vehicle));
    };
    // A picture that does not arrive leaves the drawn one in view; such errors do not bubble.
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.dataset.broken = '';
    };
    element.addEventListener('click', open);
    element.addEventListener('error', hide, true);
    return () => {
      element.removeEventListener('click', open);
      element.removeEventListener('error', hide, true);
    };
  }, [list, navigate, store]);
}
