const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The time of withdrawal. */
const KEPT_DAYS = 14;

/** ms. */
interface Ageing {
  /** First sight of a confirmation from ahead of the clock; its age counts from there. */
  seenAt?: number;
  /** Hidden since, removed a day later. */
  overAt?: number;
}

interface DatedOrder {
  placedAt: string;
  ageing?: Ageing;
  email?: unknown;
  company?: unknown;
  deliveryAddress?: unknown;
}

export const WITHOUT_CONTACT = { email: undefined, company: undefined, deliveryAddress: undefined };

/**
 * Without contact data after a day (rules/order-and-payment: confirmation survives a reload); `undefined`: to be
 * removed. Hidden first: a clock may be wrong for a visit.
 */
export function agedOrder<Order extends DatedOrder>(placed: Order, now: Date): Order | undefined {
  const { seenAt = Infinity, overAt = Infinity } = placed.ageing ?? {};
  const time = now.getTime();
  const placedAt = Date.parse(placed.placedAt);
  const isAhead = placedAt - time > HOUR_MS;
  const from = isAhead ? Math.min(seenAt, time) : placedAt;
  const isOver = !(time - from < KEPT_DAYS * DAY_MS);
  if (isOver && time - overAt >= DAY_MS) return undefined;
  const ageing = { seenAt: isAhead ? from : undefined, overAt: isOver ? Math.min(overAt, time) : undefined };
  return {
    ...placed,
    ageing: isAhead || isOver ? ageing : undefined,
    ...((isAhead || time - from >= DAY_MS) && WITHOUT_CONTACT),
  };
}
