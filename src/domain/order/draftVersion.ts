/** Raised with every change of the draft's shape, but for a field that may be missing: an older draft is dropped (decisions 3). */
export const DRAFT_VERSION = 1;

/**
 * What stays in the draft's slot when a draft is removed: the orders that were placed in the last 24 hours, beside a draft of no vehicle
 * (decisions 3). Typed loosely, so that removing a draft needs nothing of what an order is.
 */
export function slotOfPlacedOrders<Placed>(placedOrders: readonly Placed[]) {
  return {
    orderId: '00000000-0000-0000-0000-000000000000',
    vehicleId: 'none',
    tradeIns: [],
    productIds: [],
    carAccessories: [],
    customer: {},
    wasSent: false,
    placedOrders: [...placedOrders],
  };
}
