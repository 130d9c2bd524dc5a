import type { Submission } from '../../../domain/order/paymentOption/paymentOption';

/** The ways of sending an order that this checkout carries out; options sent in another way are not offered. */
export const SUBMISSIONS: readonly Submission[] = ['request', 'order', 'redirect', 'reservation'];
