const DAY_MS = 24 * 3_600_000;
/** Lifetime of a stored confirmation: the time of withdrawal. */
const KEPT_DAYS = 14;

interface Placed {
  placedAt: string;
  email?: unknown;
  company?: unknown;
  deliveryAddress?: unknown;
}

/**
 * A placed order as it is kept by now: after a day without contact data, after 14 days not at all (rules/order-and-payment:
 * confirmation survives a reload).
 */
export function agedOrder<Order extends Placed>(placed: Order, now: Date): Order | undefined {
  const days = (now.getTime() - Date.parse(placed.placedAt)) / DAY_MS;
  if (!(days < KEPT_DAYS)) return undefined;
  return days < 1 ? placed : { ...placed, email: undefined, company: undefined, deliveryAddress: undefined };
}
