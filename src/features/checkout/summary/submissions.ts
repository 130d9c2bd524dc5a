import type { Submission } from '../../../domain/order/paymentOption/paymentOption';

/** How this checkout can send an order; options that are sent otherwise are not offered. */
export const SUBMISSIONS: readonly Submission[] = ['request', 'order', 'redirect', 'reservation'];
