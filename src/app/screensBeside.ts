import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';

// Where a visitor goes from a vehicle's page, which preloads them, so that a press does not wait.

export const LazyCheckoutScreen = lazyWithRetry(() =>
  import('./CheckoutScreen').then((module) => module.CheckoutScreen),
);

export const LazyTradeInPage = lazyWithRetry(() =>
  import('../features/trade-in/TradeInPage').then((module) => module.TradeInPage),
);

export const LazyAccountScreen = lazyWithRetry(() =>
  import('../features/account/AccountScreen').then((module) => module.AccountScreen),
);

/** The order first, where there is one. */
export function preloadScreensBeside({ isCheckoutEnabled }: { isCheckoutEnabled: boolean }): void {
  if (isCheckoutEnabled) void LazyCheckoutScreen.preload();
  void LazyTradeInPage.preload();
  void LazyAccountScreen.preload();
}
