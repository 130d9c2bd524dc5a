import * as z from 'zod/mini';
import { isDraftOver, isTypedSince } from '../person/draftAge';
import { isVisibleTo, ownerSchema, type Visitor } from '../person/owner';
import { optionalOf } from '../../lib/schema';
import { agedOrder, WITHOUT_CONTACT } from './placedAge';
import { isOpenDraft } from './slotParts';

/** Reads only the owner: list and vehicle do not load the code of orders. */

export interface AnyOrders {
  drafts: readonly unknown[];
  placedOrders: readonly unknown[];
  messages: readonly unknown[];
}

const entrySchema = z.object({
  orderId: optionalOf(z.string()),
  replaces: optionalOf(z.string()),
  person: optionalOf(z.looseObject(ownerSchema.shape)),
  placedAt: optionalOf(z.string()),
  changedAt: optionalOf(z.number()),
  typedAt: optionalOf(z.number()),
  ageing: optionalOf(z.object({ seenAt: optionalOf(z.number()), overAt: optionalOf(z.number()) })),
  state: optionalOf(z.unknown()),
});
type EntryFacts = z.output<typeof entrySchema>;

const factsOf = (entry: unknown): EntryFacts => z.safeParse(entrySchema, entry).data ?? {};

type ListName = keyof AnyOrders;

function mapOrders<Orders extends AnyOrders>(
  orders: Orders,
  change: <Entry>(entry: Entry, facts: EntryFacts, list: ListName) => Entry | undefined,
): Orders {
  const mapped = (list: ListName) =>
    orders[list].flatMap((entry) => {
      const changed = change(entry, factsOf(entry), list);
      return changed === undefined ? [] : [changed];
    });
  return { ...orders, drafts: mapped('drafts'), placedOrders: mapped('placedOrders'), messages: mapped('messages') };
}

const isUnsent = ({ state }: EntryFacts) => state === 'pending' || state === 'sending' || state === 'failed';

function isSeen(entry: unknown, facts: EntryFacts, list: ListName, { userId, orderId }: Omit<Visitor, 'now'>): boolean {
  if (orderId !== undefined && facts.orderId === orderId) return true;
  const isOpen = list === 'drafts' ? isOpenDraft(entry) : list === 'messages' && isUnsent(facts);
  return isVisibleTo(facts.person, userId, isOpen);
}

function seenEntry<Entry>(entry: Entry, facts: EntryFacts, list: ListName, visitor: Visitor): Entry | undefined {
  if (!isSeen(entry, facts, list, visitor)) return undefined;
  const aged = agedEntry(entry, facts, list, visitor.now);
  return aged === undefined || factsOf(aged).ageing?.overAt !== undefined ? undefined : aged;
}

export const visibleOrders = <Orders extends AnyOrders>(orders: Orders, visitor: Visitor): Orders =>
  mapOrders(orders, (entry, facts, list) => seenEntry(entry, facts, list, visitor));

export function withOthers<Orders extends AnyOrders>(changed: Orders, stored: Orders, visitor: Visitor): Orders {
  const others = mapOrders(stored, (entry, facts, list) => {
    const isOwn =
      seenEntry(entry, facts, list, visitor) !== undefined ||
      changed[list].some((each) => isSameOrder(factsOf(each), facts));
    return isOwn ? undefined : entry;
  });
  return withoutSentMessages({
    ...changed,
    drafts: [...others.drafts, ...changed.drafts],
    placedOrders: [...others.placedOrders, ...changed.placedOrders],
    messages: [...others.messages, ...changed.messages],
  });
}

const isSameOrder = (one: EntryFacts, other: EntryFacts) => one.orderId !== undefined && one.orderId === other.orderId;

const NO_CONTACT = { firstName: '', lastName: '', email: '', phone: undefined, message: undefined };

/** Sent messages only say so, while their order is stored; unsent ones stay. */
function withoutSentMessages<Orders extends AnyOrders>(orders: Orders): Orders {
  const ids = [...orders.drafts, ...orders.placedOrders]
    .map(factsOf)
    .flatMap(({ orderId, replaces }) => [orderId, replaces]);
  return mapOrders(orders, (entry, facts, list) => {
    if (list !== 'messages' || isUnsent(facts)) return entry;
    return ids.includes(facts.orderId) ? { ...entry, ...NO_CONTACT } : undefined;
  });
}

/** Paid and sent orders without an answer, and unsent messages, have no age. */
function agedEntry<Entry>(entry: Entry, facts: EntryFacts, list: ListName, now: Date): Entry | undefined {
  const { placedAt, changedAt, ageing } = facts;
  if (list === 'drafts') return isOpenDraft(entry) || !isDraftOver(changedAt, now) ? entry : undefined;
  return list === 'placedOrders' && placedAt !== undefined ? agedOrder({ ...entry, placedAt, ageing }, now) : entry;
}

export const agedOrders = <Orders extends AnyOrders>(orders: Orders, now: Date): Orders =>
  withoutSentMessages(mapOrders(orders, (entry, facts, list) => agedEntry(entry, facts, list, now)));

export const openOrders = <Orders extends AnyOrders>(orders: Orders): Orders =>
  mapOrders(orders, (entry, _, list) => (list !== 'drafts' || isOpenDraft(entry) ? entry : undefined));

/** Unsent drafts go, the rest stays theirs, placed orders lose contact data. */
function entryAfterLogout<Entry>(entry: Entry, { person }: EntryFacts, list: ListName): Entry | undefined {
  if (list === 'drafts' && !isOpenDraft(entry)) return undefined;
  return { ...entry, ...(list === 'placedOrders' && WITHOUT_CONTACT), person: { ...person, hasLeft: true } };
}

export const ordersLeftBy = <Orders extends AnyOrders>(orders: Orders, userId: string): Orders =>
  mapOrders(openOrders(orders), (entry, facts, list) =>
    facts.person?.userId === userId ? entryAfterLogout(entry, facts, list) : entry,
  );

const WITHOUT_TYPIST = { customer: {}, tradeIns: [], tradeInId: undefined, typedAt: undefined };

/** The user's own, and nobody's from this page. @param since opening of the page, or last logout */
export function ordersClaimedBy<Orders extends AnyOrders>(orders: Orders, userId: string, since: Date): Orders {
  const isRecent = ({ placedAt, changedAt = 0 }: EntryFacts) =>
    Math.max(changedAt, Date.parse(placedAt ?? '') || 0) >= since.getTime();
  const recent = [...orders.drafts, ...orders.placedOrders].map(factsOf).filter(isRecent);
  const ids = recent.flatMap(({ orderId, replaces }) => [orderId, replaces]);
  return mapOrders(orders, (entry, facts, list) => {
    const { person } = facts;
    if (person?.userId === userId) return { ...entry, person: { ...person, hasLeft: undefined } };
    if (person !== undefined) return entryAfterLogout(entry, facts, list);
    const isClaimed = list === 'messages' ? ids.includes(facts.orderId) : isRecent(facts);
    if (!isClaimed) return entry;
    if (list !== 'drafts') return { ...entry, person: { userId } };
    const owner = { person: { userId, filled: [] } };
    return isTypedSince(facts.typedAt, since) || isOpenDraft(entry)
      ? { ...entry, ...owner }
      : { ...entry, ...WITHOUT_TYPIST, ...owner };
  });
}

/** But for what was paid or sent without an answer, and unsent messages. */
export const forgottenOrders = <Orders extends AnyOrders>(orders: Orders, { userId }: Visitor): Orders =>
  mapOrders(openOrders(orders), (entry, facts, list) => {
    const stays =
      list === 'drafts' || (list === 'messages' && isUnsent(facts)) || !isSeen(entry, facts, list, { userId });
    return stays ? entry : undefined;
  });
