import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';

// Reached from a vehicle's page, which preloads them: a press does not wait.

export const LazyCheckoutScreen = lazyWithRetry(() =>
  import('./CheckoutScreen').then((module) => module.CheckoutScreen),
);

export const LazyTradeInPage = lazyWithRetry(() =>
  import('../features/trade-in/TradeInPage').then((module) => module.TradeInPage),
);

export const LazyAccountScreen = lazyWithRetry(() =>
  import('../features/account/AccountScreen').then((module) => module.AccountScreen),
);

/** First the order, if there is one. */
export function preloadScreensBeside({ isCheckoutEnabled }: { isCheckoutEnabled: boolean }): void {
  if (isCheckoutEnabled) void LazyCheckoutScreen.preload();
  void LazyTradeInPage.preload();
  void LazyAccountScreen.preload();
}
