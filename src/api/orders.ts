import * as z from 'zod/mini';
import { readBy } from '../lib/schema';
import { securePage } from '../lib/webAddress';
import type * as bodies from '../domain/bodies';
import { ask, askBy, call } from './call';
import type { Platform } from './platform';

const createdSchema = z.object({
  /** Where a payment service or bank continues the order. */
  redirectLink: readBy(securePage, 'address'),
});

export const orderCall = call('POST', '/v2/orders', {
  sends: 'orderBody',
  answer: createdSchema,
  repeatedAs: 'write',
});

export type CreatedOrder = z.output<typeof createdSchema>;

/** The same id sent twice is one order; 'conflict': reserved meanwhile (rules/order-and-payment: reserved meanwhile). */
export function createOrder(
  platform: Platform,
  order: bodies.OrderCreate,
  signal?: AbortSignal,
): Promise<CreatedOrder> {
  // Any 2xx is success, even without a usable body.
  return askBy(platform, orderCall, { body: order, signal }, ({ data }) => z.safeParse(createdSchema, data).data ?? {});
}

export const continueLaterCall = call('POST', '/v2/orders/continue-later', { sends: 'continueLaterBody' });

/** Mails its link. Never retried: it would be a second mail. */
export function continueLater(
  platform: Platform,
  request: z.input<typeof bodies.continueLaterBody>,
  signal?: AbortSignal,
): Promise<void> {
  return ask(platform, continueLaterCall, { body: request, signal });
}
