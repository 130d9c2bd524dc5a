import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OpenOrders } from '../../shared/order/OpenOrders';
import { removeTradeInDraft } from '../../state/device-data/keptData';
import { removeCheckoutDrafts } from '../../state/device-data/ownOrders';
import { useEnvironment, useHost, useFrame, useDevice, useShop, useTenant } from '../../state/shopContext';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { useStyles } from '../../ui/styles';
import { ActiveFilters } from './filter-form/ActiveFilters';
import { FilterSidebar } from './filter-form/FilterSidebar';
import { OwnSlot } from './own/OwnSlot';
import { SearchHead } from './header/SearchHead';
import { QuickConditions } from './filter-form/QuickConditions';
import { ResultAnnouncer } from './toolbar/ResultAnnouncer';
import { Results } from './list/Results';
import { searchOfAddress } from '../../domain/vehicle/search/query';
import { hashSearchWith, withFrame } from '../../domain/finance/frame';
import css from './SearchPage.css?inline';
import { useSearchStore } from './SearchProvider';
import { Toolbar } from './header/Toolbar';

export function SearchPage() {
  useStyles(css);
  useDraftRemoval();
  useDescription();
  const { behaviours } = useTenant();
  const isDesktop = useIsAtLeast(breakpoints.large);
  const main = useRef<HTMLDivElement>(null);

  return (
    <div className="search">
      <SearchHead />
      <OpenOrders />
      <OwnSlot />
      <button
        type="button"
        className="visually-hidden absolute z-5 bg-surface shadow-floating"
        onClick={() => main.current?.querySelector<HTMLElement>('article a')?.focus()}
      >
        <span className="grid py-12 px-16">Zu den Ergebnissen</span>
      </button>
      <div className="search__columns">
        {isDesktop ? <FilterSidebar /> : null}
        <div ref={main} className="search__main">
          {isDesktop && behaviours.hasQuickConditionButtons ? <QuickConditions /> : null}
          <Toolbar />
          <ActiveFilters />
          <Results />
          <ResultAnnouncer />
        </div>
      </div>
      {/* Last: its first effect needs the results to be there. */}
      <Address results={main} />
    </div>
  );
}

/** Refinements are history entries; a link scrolls to its results (rules/search: arriving with a search). */
function Address({ results }: { results: RefObject<HTMLElement | null> }) {
  const store = useSearchStore();
  const { history, host } = useEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shop = useShop();
  const { frame, writeAddress } = useFrame();
  // The shop was opened with the search.
  const [isLanding] = useState(() => store.getState().status !== 'idle');
  const hasArrived = useRef(!isLanding);
  const arrive = useEffectEvent(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    if (searchOfAddress(search, host.query) !== '' && results.current !== null) host.arriveAt(results.current, true);
  });
  useLayoutEffect(() => arrive(), []);
  useEffect(() => {
    const isOther = store.open(searchOfAddress(search, host.query));
    if (isOther && history.current.kind === 'PUSH' && results.current !== null) host.arriveAt(results.current, false);
  }, [history, host, results, search, store]);
  useEffect(
    () =>
      store.onRefine((carQueryParams, isStep) => {
        // Now: a sheet changes it together with a filter.
        const written = withFrame(carQueryParams, shop.frame.getState().frame);
        void navigate({ pathname, search: hashSearchWith(search, written, host.query) }, { replace: !isStep });
      }),
    [host, navigate, pathname, search, shop, store],
  );
  useEffect(() => store.pay(frame), [frame, store]);
  useEffect(writeAddress, [frame, search, writeAddress]);
  return null;
}

/** Meta description of the dealer, if the page has none (rules/embedding: outside the mount element). */
function useDescription(): void {
  const host = useHost();
  const { seoMetaDescription: missingDescription } = useTenant().settings;
  useEffect(
    () => (missingDescription === undefined ? undefined : host.showHead({ missingDescription })),
    [host, missingDescription],
  );
}

function useDraftRemoval(): void {
  const device = useDevice();
  useEffect(() => {
    removeCheckoutDrafts(device);
    removeTradeInDraft(device);
  }, [device]);
}
