const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Lifetime of a stored confirmation: the time of withdrawal. */
const KEPT_DAYS = 14;

interface Placed {
  placedAt: string;
  email?: unknown;
  company?: unknown;
  deliveryAddress?: unknown;
}

export const WITHOUT_CONTACT = { email: undefined, company: undefined, deliveryAddress: undefined };

/** As it is kept by now (rules/order-and-payment: confirmation survives a reload); a date ahead of the clock counts from now on. */
export function agedOrder<Order extends Placed>(placed: Order, now: Date): Order | undefined {
  const age = now.getTime() - Date.parse(placed.placedAt);
  if (!(age < KEPT_DAYS * DAY_MS)) return undefined;
  const isAhead = age < -HOUR_MS;
  if (age < DAY_MS && !isAhead) return placed;
  const placedAt = isAhead ? now.toISOString() : placed.placedAt;
  return { ...placed, placedAt, ...WITHOUT_CONTACT };
}
