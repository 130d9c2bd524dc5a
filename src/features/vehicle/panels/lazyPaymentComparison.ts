import { lazyWithRetry } from '../../../ui/display/lazyWithRetry';

/** Lazy, because it is rendered after a calculator, which is lazy itself. */
export const PaymentComparison = lazyWithRetry(() =>
  import('../../finance/comparison/PaymentComparison').then((module) => module.PaymentComparison),
);
