import { Activity, memo, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { SearchPage } from '../features/search/SearchPage';
import { TRADE_IN_PATH } from '../domain/trade-in/address';
import { lazyWithRetry } from '../ui/display/lazyWithRetry';
import { useSearchStore } from '../features/search/SearchProvider';
import { isReturningTo } from '../features/search/state/searchState';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { ErrorPage } from '../ui/display/ErrorPage';
import { PagePlaceholder } from './ShopStart';
import { useScreenChange } from './useScreenChange';

// What a visitor has not entered yet comes as a chunk of its own in the module build (decisions 1).
const VehiclePage = lazyWithRetry(() => import('../features/vehicle/VehiclePage').then((module) => module.VehiclePage));
const CheckoutPage = lazyWithRetry(() =>
  import('../features/checkout/CheckoutPage').then((module) => module.CheckoutPage),
);
const TradeInPage = lazyWithRetry(() =>
  import('../features/trade-in/TradeInPage').then((module) => module.TradeInPage),
);
const AdminRoute = lazyWithRetry(() => import('./AdminRoute').then((module) => module.AdminRoute));
const WithdrawalPage = lazyWithRetry(() =>
  import('../features/legal/WithdrawalPage').then((module) => module.WithdrawalPage),
);
const FavouritesPage = lazyWithRetry(() =>
  import('../features/favourites/FavouritesPage').then((module) => module.FavouritesPage),
);
const ComparisonPage = lazyWithRetry(() =>
  import('../features/favourites/comparison/ComparisonPage').then((module) => module.ComparisonPage),
);

/** Addresses of decisions 2; everything else below `#/` is the error page. */
export function Routing() {
  const { pathname } = useLocation();
  return (
    <ScreenErrorBoundary place={pathname}>
      <KeptSearch isShown={pathname === '/'} />
      <Suspense fallback={<PagePlaceholder />}>
        <Routes>
          <Route path="/" element={null} />
          <Route path="/:offer/:id/:tab?" element={<VehicleRoute />} />
          <Route path="/cars/:id/checkout/:step?" element={<CheckoutRoute />} />
          <Route path={`${TRADE_IN_PATH}/:step?`} element={<TradeInRoute />} />
          <Route
            path="/widerruf"
            element={
              <Screen name="withdrawal">
                <WithdrawalPage />
              </Screen>
            }
          />
          <Route
            path="/merkliste"
            element={
              <Screen name="favourites">
                <FavouritesPage />
              </Screen>
            }
          />
          <Route
            path="/vergleich"
            element={
              <Screen name="comparison">
                <ComparisonPage />
              </Screen>
            }
          />
          <Route
            path="/admin/:area?/:page?"
            element={
              <Screen name="admin">
                <AdminRoute />
              </Screen>
            }
          />
          <Route
            path="*"
            element={
              <Screen name="error">
                <ErrorPage />
              </Screen>
            }
          />
        </Routes>
      </Suspense>
    </ScreenErrorBoundary>
  );
}

/** The search, which stays as it is behind whatever the visitor opens from it: the way back is at once there. */
function KeptSearch({ isShown }: { isShown: boolean }) {
  const [isMounted, setMounted] = useState(isShown);
  if (isShown && !isMounted) setMounted(true);
  if (!isMounted) return null;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <SearchRoute />
    </Activity>
  );
}

const SearchRoute = memo(function SearchRoute() {
  const store = useSearchStore();
  return (
    <Screen name="search" restoresOwnScroll={() => isReturningTo(store.getState())}>
      <SearchPage />
    </Screen>
  );
});

function VehicleRoute() {
  const { offer = '', id = '' } = useParams();
  const store = useSearchStore();
  const known = store.findVehicle(id);
  const listedId = known?.id;
  // From wherever it was opened: the way back to the list leads to its card.
  useEffect(() => {
    if (listedId !== undefined) store.remember({ vehicleId: listedId });
  }, [listedId, store]);
  // Only the id decides what is shown; the readable part merely marks the address as one of a vehicle (decisions 2).
  if (!offer.startsWith('angebote-'))
    return (
      <Screen name="error">
        <ErrorPage />
      </Screen>
    );
  return (
    <Screen name={`vehicle ${id}`}>
      <VehiclePage key={id} known={known} />
    </Screen>
  );
}

function CheckoutRoute() {
  const { id = '', step = '' } = useParams();
  return (
    <Screen name={`checkout ${id} ${step}`}>
      <CheckoutPage key={id} />
    </Screen>
  );
}

function TradeInRoute() {
  const { step = '' } = useParams();
  return (
    <Screen name={`trade-in ${step}`}>
      <TradeInPage />
    </Screen>
  );
}

interface ScreenProps {
  /** Two addresses with the same name are the same place: moving between them leaves scroll and focus alone. */
  name: string;
  /** The search finds the visitor's place in the list by itself. */
  restoresOwnScroll?: () => boolean;
  children: ReactNode;
}

function Screen({ name, restoresOwnScroll: isRestoredByItself, children }: ScreenProps) {
  useScreenChange(name, isRestoredByItself);
  return children;
}
