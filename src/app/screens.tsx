import type { ComponentType } from 'react';
import { hrefOf, type ParamsOf, type ScreenName } from '../domain/addresses';
import type { TenantSettings } from '../domain/tenant/settings';
import type { SessionUser } from '../state/session';
import { lazyWithRetry } from '../ui/display/lazyWithRetry';
import { SearchScreen } from './SearchScreen';
import { PagePlaceholder } from './ShopStart';

/** What a guard may ask about. */
export interface Visitor {
  settings: TenantSettings;
  /** Who is logged in. */
  user: SessionUser | undefined;
}

/** A screen of the shop: what is shown at its address (domain/addresses), and what stands around it. */
export interface Screen<Params extends object> {
  /** Gets the parameters of the address. What a visitor has not entered yet comes as a chunk of its own in the module build. */
  Page: ComponentType<Params>;
  /** Path that a visit leads to instead; `undefined` where it may go on. */
  guard?: (params: Params, visitor: Visitor) => string | undefined;
  /**
   * What tells two places on this screen apart, beside its name: moving between them begins at the top. Tabs are none, steps are.
   */
  placeOf?: (params: Params) => string | undefined;
  /** `bare`: the screen has a head of its own, and nothing at its bottom. Default: `shop`, the shop's header and footer. */
  frame?: 'shop' | 'bare';
  /** Stays as it is behind what is opened from it: the way back is at once there. */
  staysMounted?: boolean;
  /** What is typed lives in local storage, and outlasts a crash. */
  keepsEntries?: boolean;
  /** Where the vehicles chosen for comparison show at the bottom; `wide`: not where a phone has another bar. Default: `always`. */
  comparisonBar?: 'always' | 'wide' | 'never';
}

/** Every screen of the shop. What is not here is the error page. */
export const screens: { readonly [Name in ScreenName]: Screen<ParamsOf<Name>> } = {
  search: { Page: SearchScreen, staysMounted: true },
  vehicle: {
    Page: lazyWithRetry(() => import('./VehicleScreen').then((module) => module.VehicleScreen)),
    placeOf: ({ vehicleId }) => vehicleId,
    comparisonBar: 'wide',
  },
  checkout: {
    Page: lazyWithRetry(() => import('../features/checkout/CheckoutPage').then((module) => module.CheckoutPage)),
    guard: ({ vehicleId }, { settings }) =>
      settings.isCheckoutEnabled ? undefined : hrefOf('vehicle', { offer: 'fahrzeug', vehicleId }),
    placeOf: ({ vehicleId, step }) => `${vehicleId} ${step ?? ''}`,
    keepsEntries: true,
    comparisonBar: 'never',
  },
  tradeIn: {
    Page: lazyWithRetry(() => import('../features/trade-in/TradeInPage').then((module) => module.TradeInPage)),
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
    Page: lazyWithRetry(() => import('../features/account/AccountScreen').then((module) => module.AccountScreen)),
    placeOf: ({ page }) => page,
    comparisonBar: 'never',
  },
  // Another renderer shows it (src/admin); the shop holds its place until that has taken over.
  admin: { Page: () => <PagePlaceholder />, frame: 'bare', comparisonBar: 'never' },
};
