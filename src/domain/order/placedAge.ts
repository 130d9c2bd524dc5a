const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Lifetime of a stored confirmation: the time of withdrawal. */
const KEPT_DAYS = 14;

/** How old an order is by clocks that may be wrong for a visit. */
interface Ageing {
  /** First time that a confirmation from ahead of the clock was seen; its age counts from there. */
  seenAt?: string;
  /** First time that it was found to be over: hidden since, removed by a clock that is a day further. */
  overAt?: string;
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
 * Confirmation as it is kept by now, without contact data after a day (rules/order-and-payment: confirmation survives a reload);
 * `undefined`: to be removed. One that is over is hidden first, because a clock may be wrong for a visit.
 */
export function agedOrder<Order extends DatedOrder>(placed: Order, now: Date): Order | undefined {
  const { ageing = {}, placedAt } = placed;
  const time = now.getTime();
  const isAhead = Date.parse(placedAt) - time > HOUR_MS;
  const seen = Date.parse(ageing.seenAt ?? '');
  const from = isAhead ? (seen <= time ? seen : time) : Date.parse(placedAt);
  const age = time - from;
  const seenAt = isAhead ? new Date(from).toISOString() : undefined;
  if (age < KEPT_DAYS * DAY_MS) {
    const after = { ...placed, ageing: seenAt === undefined ? undefined : { seenAt } };
    return age < DAY_MS && !isAhead ? after : { ...after, ...WITHOUT_CONTACT };
  }
  const over = Date.parse(ageing.overAt ?? '');
  if (time - over >= DAY_MS) return undefined;
  const overAt = over <= time ? over : time;
  return { ...placed, ...WITHOUT_CONTACT, ageing: { seenAt, overAt: new Date(overAt).toISOString() } };
}
