/** First eight characters of the id (rules/order-and-payment: order number). */
export function orderNumber(orderId: string): string {
  return orderId.slice(0, 8).toUpperCase();
}
