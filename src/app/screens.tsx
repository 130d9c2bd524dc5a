import type { ComponentType } from 'react';
import { hrefOf, type ParamsOf, type ScreenName } from '../domain/addresses';
import { phaseOf } from '../domain/order/checkoutStep';
import type { TenantSettings } from '../domain/tenant/settings';
import type { SessionUser } from '../state/session';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { LazyAccountScreen, LazyCheckoutScreen, LazyTradeInPage } from './screensBeside';
import { SearchScreen } from './SearchScreen';
import { PagePlaceholder } from './ShopStart';

export interface ScreenVisitor {
  settings: TenantSettings;
  user: SessionUser | undefined;
  /** Of the visitor, of any vehicle. */
  hasOrders: () => boolean;
}

/** Addresses: domain/addresses. */
export interface Screen<Params extends object> {
  /** Parameters of the address as props. Lazy in the module build, except the search. */
  Page: ComponentType<Params>;
  guard?: (params: Params, visitor: ScreenVisitor) => string | undefined;
  /** A changed key scrolls to the top: steps and phases have keys, tabs not. */
  placeOf?: (params: Params) => string | undefined;
  /** Default: `shop`. `bare`: its own header, no footer. */
  frame?: 'shop' | 'bare';
  /** By `Activity`: going back needs no request. */
  staysMounted?: boolean;
  /** In local storage, past a crash; the error page says so. */
  keepsEntries?: boolean;
  /** Comparison bar; `wide`: from 1024 px, phones have another bar. Default: `always`. */
  comparisonBar?: 'always' | 'wide' | 'never';
}

/** All others show the error page. */
export const screens: { readonly [Name in ScreenName]: Screen<ParamsOf<Name>> } = {
  search: { Page: SearchScreen, staysMounted: true },
  vehicle: {
    Page: lazyWithRetry(() => import('./VehicleScreen').then((module) => module.VehicleScreen)),
    placeOf: ({ vehicleId }) => vehicleId,
    comparisonBar: 'wide',
  },
  checkout: {
    Page: LazyCheckoutScreen,
    // (rules/order-and-payment: ordering switched off) The page knows of which vehicle.
    guard: ({ vehicleId }, { settings, hasOrders }) =>
      settings.isCheckoutEnabled || hasOrders() ? undefined : hrefOf('vehicle', { offer: 'fahrzeug', vehicleId }),
    placeOf: ({ vehicleId, step }) => `${vehicleId} ${phaseOf(step) ?? ''}`,
    keepsEntries: true,
    comparisonBar: 'never',
  },
  tradeIn: {
    Page: LazyTradeInPage,
    placeOf: ({ step }) => step,
    frame: 'bare',
    keepsEntries: true,
    comparisonBar: 'never',
  },
  tradeInAuth: {
    Page: lazyWithRetry(() =>
      import('../features/account/TradeInSignInPage').then((module) => module.TradeInSignInPage),
    ),
    placeOf: ({ page }) => page,
    frame: 'bare',
    comparisonBar: 'never',
  },
  favourites: {
    Page: lazyWithRetry(() => import('../features/favourites/FavouritesPage').then((module) => module.FavouritesPage)),
  },
  comparison: {
    Page: lazyWithRetry(() =>
      import('../features/favourites/comparison/ComparisonPage').then((module) => module.ComparisonPage),
    ),
    comparisonBar: 'never',
  },
  together: {
    Page: lazyWithRetry(() => import('../features/together/TogetherPage').then((module) => module.TogetherPage)),
    comparisonBar: 'never',
  },
  withdrawal: {
    Page: lazyWithRetry(() => import('../features/legal/WithdrawalPage').then((module) => module.WithdrawalPage)),
    comparisonBar: 'never',
  },
  account: {
    Page: LazyAccountScreen,
    placeOf: ({ page }) => page,
    comparisonBar: 'never',
  },
  // By src/admin; until then the placeholder.
  admin: { Page: () => <PagePlaceholder />, frame: 'bare', comparisonBar: 'never' },
};
