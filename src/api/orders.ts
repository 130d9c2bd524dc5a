import * as z from 'zod/mini';
import { readBy } from '../lib/schema';
import { securePage } from '../lib/webAddress';
import type { OrderCreate } from '../domain/order/orderBody';
import { ask, askBy, call } from './call';
import type { Platform } from './platform';

const createdSchema = z.object({
  /** Page on which a payment service or bank continues the order. */
  redirectLink: readBy(securePage, 'address'),
});

export const orderCall = call('POST', '/v2/orders', { answer: createdSchema, isRepeatable: true });

export type CreatedOrder = z.output<typeof createdSchema>;

/**
 * Creates an order. Idempotent by its id: the same id sent twice is one order.
 *
 * @throws {HttpError} 'conflict' when the vehicle was reserved meanwhile (rules/order-and-payment: reserved meanwhile)
 */
export function createOrder(platform: Platform, order: OrderCreate, signal?: AbortSignal): Promise<CreatedOrder> {
  // Any 2xx is success: an answer without a usable body has no link.
  return askBy(platform, orderCall, { body: order, signal }, ({ data }) => z.safeParse(createdSchema, data).data ?? {});
}

export const continueLaterCall = call('POST', '/v2/orders/continue-later');

/** `ContinueLater` of the wire format (rules/checkout: continue later). */
export interface ContinueLater {
  vehicleDealerId: string;
  vehicleId: string;
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  customerPhoneNumber: string;
  checkoutUrl: string;
  /** Continue at the dealership instead of by a link. */
  continueOnSite: boolean;
}

/** Saves a checkout for later and mails its link. Never retried: it would be a second mail. */
export function continueLater(platform: Platform, request: ContinueLater, signal?: AbortSignal): Promise<void> {
  return ask(platform, continueLaterCall, { body: request, signal });
}
