import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';

/** Preloaded by a vehicle's page, so that 'Online kaufen' does not wait. */
export const LazyCheckoutScreen = lazyWithRetry(() =>
  import('./CheckoutScreen').then((module) => module.CheckoutScreen),
);
