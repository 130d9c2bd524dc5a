import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';

/** Lazy: below a calculator, which is a chunk itself. */
export const PaymentComparison = lazyWithRetry(() =>
  import('../../finance/comparison/PaymentComparison').then((module) => module.PaymentComparison),
);
