/**
 * Number of an order for people, and reference of its transfer: the first eight characters of the platform's id, in capitals
 * (rules/order-and-payment: order number). The id itself is sent.
 */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8).toUpperCase();
}
