import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { PAGE_SIZE } from '../../../domain/vehicle/search/query';
import { useHost, useFrame, useTenant } from '../../../state/shopContext';
import { useNearby } from '../../../state/vehicles/nearby';
import { useNewVehicles } from '../../../state/vehicles/newVehicles';
import { useCurrentTime } from '../../../state/useCurrentTime';
import { lazyDecoration } from '../../../ui/display/lazyDecoration';
import { useStyles } from '../../../ui/styles';
import type { CardButtons } from '../../favourites/CardActions';
import { CardActions } from '../../favourites/lazyComponents';
import { CardList } from './CardList';
import { ResultChunk } from './ResultChunk';
import css from './ResultList.css?inline';
import { useCardStyles } from './VehicleCard';
import { restoreListPosition, listPositionIn } from './resultPosition';
import type { ListPosition } from '../state/searchState';
import { formatSearchWithDisplay } from '../state/searchAddress';
import { queryOfCards } from '../state/searchText';
import { useSearch, useSearchStore } from '../SearchProvider';
import { range } from '../../../lib/range';
import { whenIdle } from '../../../lib/page/whenIdle';
import { isUnmodifiedClick } from '../../../lib/page/unmodifiedClick';

/** After the cards: the browser parses the sprite as a document and draws it sixty times. */
const CardIcons = lazyDecoration(() => import('./CardIcons').then((module) => module.CardIcons));

export function ResultList() {
  useStyles(css);
  useCardStyles();
  const list = useRef<HTMLDivElement>(null);
  const vehicles = useSearch((state) => state.vehicles);
  const isBusy = useSearch((state) => state.status === 'loading');
  const view = useSearch((state) => state.view);
  const { settings } = useTenant();
  const now = useCurrentTime(useSearchStore().now, vehicles);
  const distanceTo = useNearby((state) => state.distanceTo);
  const { kind, oldCar } = useFrame().frame;
  const news = useNewVehicles();
  const queryOf = useQueryOf(isBusy);
  const [buttons, setButtons] = useState<CardButtons>();
  const opened = useRef<ListPosition>(undefined);
  useReturn(list, opened);
  useOpenOnClick(list, opened);
  usePictures(list);

  return (
    <>
      <CardIcons />
      <CardActions onChange={setButtons} />
      <CardList ref={list} view={view} count={vehicles.length} isBusy={isBusy}>
        {range(Math.ceil(vehicles.length / PAGE_SIZE), (chunk) => (
          <ResultChunk
            key={chunk}
            vehicles={vehicles.slice(chunk * PAGE_SIZE, (chunk + 1) * PAGE_SIZE)}
            start={chunk * PAGE_SIZE}
            queryOf={queryOf}
            settings={settings}
            now={now}
            distanceTo={distanceTo}
            hasRates={(kind ?? oldCar) !== undefined}
            hasHighlights={view === 'list'}
            news={news}
            buttons={buttons}
          />
        ))}
      </CardList>
    </>
  );
}

/** Together with the vehicles: cards render once. */
function useQueryOf(isBusy: boolean): (listed: number) => string {
  const { query } = useHost();
  const criteria = useSearch((state) => state.criteria);
  const view = useSearch((state) => state.view);
  const firstTab = useSearch((state) => state.tabs[0]);
  const { frame } = useFrame();
  const queryOf = (listed: number) => {
    const search = formatSearchWithDisplay(criteria, { listed, view });
    return queryOfCards(search, firstTab, frame, query);
  };
  const first = queryOf(PAGE_SIZE);
  const [page, setPage] = useState({ first, queryOf });
  if (page.first === first || isBusy) return page.queryOf;
  setPage({ first, queryOf });
  return queryOf;
}

/** (rules/search: back to the opened vehicle) */
function useReturn(list: { current: HTMLDivElement | null }, opened: { current: ListPosition | undefined }): void {
  const store = useSearchStore();
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const { listPosition, vehicles } = store.getState();
    if (listPosition !== undefined) restoreListPosition(element, listPosition, vehicles);
    // Before the list is hidden. The page of another vehicle sets its own.
    return () => {
      store.remember(opened.current ?? listPositionIn(element, store.getState().vehicles));
      opened.current = undefined;
    };
  }, [list, opened, store]);
  useEffect(() => store.remember(undefined), [store]);
}

function usePictures(list: { current: HTMLElement | null }): void {
  const { findVehicle } = useSearchStore();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      void import('./cardPictures').then(
        ({ browseCardPictures }) => {
          if (!isGone && list.current !== null) stop = browseCardPictures(list.current, findVehicle);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [findVehicle, list]);
}

function useOpenOnClick(list: { current: HTMLDivElement | null }, opened: { current: ListPosition | undefined }): void {
  const store = useSearchStore();
  const navigate = useNavigate();

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const open = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const card = target?.closest<HTMLElement>('[data-vehicle-id]');
      const id = card?.dataset.vehicleId;
      const vehicle = id === undefined ? undefined : store.findVehicle(id);
      if (vehicle === undefined || !isUnmodifiedClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      opened.current = { vehicleId: vehicle.id, top: card?.getBoundingClientRect().top, isOpened: true };
      void navigate(vehicleAddress(vehicle));
    };
    // Shows the placeholder. Capturing: such errors do not bubble.
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.dataset.broken = '';
    };
    element.addEventListener('click', open);
    element.addEventListener('error', hide, true);
    return () => {
      element.removeEventListener('click', open);
      element.removeEventListener('error', hide, true);
    };
  }, [list, navigate, opened, store]);
}
