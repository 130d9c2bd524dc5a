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
  /** There is an order of theirs, of whichever vehicle. */
  hasOrders: () => boolean;
}

/** A screen of the shop: the page at its address (domain/addresses) and its frame. */
export interface Screen<Params extends object> {
  /** Gets the parameters of the address as props. Lazy in the module build, except the search. */
  Page: ComponentType<Params>;
  guard?: (params: Params, visitor: ScreenVisitor) => string | undefined;
  /** Key of the position on this screen, whose change scrolls to the top: steps and phases have keys, tabs do not. */
  placeOf?: (params: Params) => string | undefined;
  /** `shop` (default): header and footer of the shop. `bare`: the screen has its own header and no footer. */
  frame?: 'shop' | 'bare';
  /** Stays mounted (`Activity`) while another screen is open, so that going back needs no request. */
  staysMounted?: boolean;
  /** Entries are stored in local storage and survive a crash; the error page mentions it. */
  keepsEntries?: boolean;
  /** Whether the comparison bar shows; `wide`: only from 1024 px, because phones have another bar here. Default: `always`. */
  comparisonBar?: 'always' | 'wide' | 'never';
}

/** Every screen of the shop. Any other address shows the error page. */
export const screens: { readonly [Name in ScreenName]: Screen<ParamsOf<Name>> } = {
  search: { Page: SearchScreen, staysMounted: true },
  vehicle: {
    Page: lazyWithRetry(() => import('./VehicleScreen').then((module) => module.VehicleScreen)),
    placeOf: ({ vehicleId }) => vehicleId,
    comparisonBar: 'wide',
  },
  checkout: {
    Page: LazyCheckoutScreen,
    // (rules/order-and-payment: ordering switched off) Of which vehicle it is, the page knows.
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
  withdrawal: {
    Page: lazyWithRetry(() => import('../features/legal/WithdrawalPage').then((module) => module.WithdrawalPage)),
    comparisonBar: 'never',
  },
  account: {
    Page: LazyAccountScreen,
    placeOf: ({ page }) => page,
    comparisonBar: 'never',
  },
  // Rendered by src/admin; the placeholder is shown until that renderer takes over.
  admin: { Page: () => <PagePlaceholder />, frame: 'bare', comparisonBar: 'never' },
};
