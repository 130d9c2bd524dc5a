import { lazyWithRetry } from '../../../ui/display/lazyWithRetry';

/** Lazy, because it follows a calculator, which comes as a chunk itself. */
export const PaymentComparison = lazyWithRetry(() =>
  import('../../finance/comparison/PaymentComparison').then((module) => module.PaymentComparison),
);
