import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { removeDrafts } from '../../state/drafts';
import { useHost, useShopStorage, useTenant } from '../../state/shopContext';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { useStyles } from '../../ui/styles';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { ActiveFilters } from './filters/ActiveFilters';
import { CarTypeTabs } from './header/CarTypeTabs';
import { FilterSidebar } from './filters/FilterSidebar';
import { HeaderCarousel } from './header/HeaderCarousel';
import { PhraseSearch } from './phrase/PhraseSearch';
import { QuickConditions } from './filters/QuickConditions';
import { ResultAnnouncer } from './list/ResultAnnouncer';
import { Results } from './list/Results';
import { searchOfAddress } from '../../domain/vehicle/search/query';
import { hashSearchWith } from './state/searchAddress';
import css from './SearchPage.css?inline';
import { useSearchStore } from './SearchProvider';
import { Toolbar } from './header/Toolbar';

/** The list of vehicles with its filters: the shop's home (storefront 2.2). */
export function SearchPage() {
  useStyles(css);
  useForgottenDrafts();
  const { behaviours } = useTenant();
  const isDesktop = useIsAtLeast(breakpoints.large);

  return (
    <div className="search">
      <Address />
      <h1>
        <VisuallyHidden>Fahrzeugsuche</VisuallyHidden>
      </h1>
      {isDesktop ? <HeaderCarousel /> : null}
      <CarTypeTabs />
      <div className="search__columns">
        {isDesktop ? <FilterSidebar /> : null}
        <div className="search__main">
          {isDesktop && behaviours.hasQuickConditionButtons ? <QuickConditions /> : null}
          <PhraseSearch />
          <Toolbar />
          <ActiveFilters />
          <Results />
          <ResultAnnouncer />
        </div>
      </div>
    </div>
  );
}

/** Address → search, and the visitor's refinements → address. They replace it: Back leads out of the search at one press. */
function Address() {
  const store = useSearchStore();
  const host = useHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => store.open(searchOfAddress(search, host.query)), [host, search, store]);
  useEffect(
    () =>
      store.onRefine((criteria) => {
        void navigate({ pathname, search: hashSearchWith(search, criteria) }, { replace: true });
      }),
    [navigate, pathname, search, store],
  );
  return null;
}

/** Whoever opens the search has left the checkout and the trade-in behind (storefront 4). */
function useForgottenDrafts(): void {
  const storage = useShopStorage();
  const { adminId } = useTenant();
  useEffect(() => removeDrafts(storage, adminId), [storage, adminId]);
}
