import * as z from 'zod/mini';
import { agedOrders, forgottenOrders, ordersClaimedBy, ordersLeftBy } from '../../domain/order/ownOrders';
import { isDraftOver, isTypedSince } from '../../domain/person/draftAge';
import { TRADE_IN_DRAFT_VERSION } from '../../domain/trade-in/draftVersion';
import { optionalOf } from '../../lib/schema';
import { STORAGE_KEYS } from '../../lib/storage';
import { readTabStorage, writeTabStorage, type TabKey } from '../../lib/tabStorage';
import { keptLists } from './keptLists';
import { changeOrders, type Device } from './ownOrders';

/** `left`: logged out, or somebody else logged in; `expired`: only the token has ended; `asked`: by the visitor. */
export type Forgetting = 'left' | 'expired' | 'asked';

/** Holds something of a person in memory. */
export interface Forgetful {
  forget: (cause: Forgetting) => void;
  /** Somebody has logged in: forgets other persons. */
  enter?: (email: string) => void;
}

export type KeptKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | TabKey;

/**
 * `entered`: somebody has logged in; entries of others and of nobody before this page go. `aged`: once per page, when the platform's time
 * is known.
 */
type Occasion = Forgetting | 'entered' | 'aged';

/** Nothing else removes it. @param userId who has left, or logged in */
type ForgetBy = Partial<Record<Occasion, (device: Device, userId: string) => void>>;

type IsGone = (entry: unknown) => boolean;

const removeDraft = ({ storage, adminId }: Device, isGone: IsGone) => {
  const slot = storage.slot(STORAGE_KEYS.tradeInDraft, TRADE_IN_DRAFT_VERSION, z.unknown(), adminId);
  if (isGone(slot.read())) slot.remove();
};

/** Named by tenant, then form or vehicle. */
const removeOfTab =
  (key: TabKey) =>
  ({ adminId }: Device, isGone: IsGone) => {
    const entries = Object.entries(readTabStorage(key));
    const others = entries.filter(([name, entry]) => name.split(' ')[0] !== adminId || !isGone(entry));
    if (others.length < entries.length) writeTabStorage(key, JSON.stringify(Object.fromEntries(others)));
  };

const removeOfLists = ({ storage, adminId }: Device, isGone: IsGone, isOld = false) => {
  const lists = keptLists(storage, adminId);
  const { synced, frame, valuation, together } = lists.read();
  if (isGone(synced)) lists.forgetAccount();
  if (isGone(frame)) lists.write({ frame: undefined });
  // It is as old as its offer.
  if (!isOld && isGone(valuation)) lists.write({ valuation: undefined });
  if (!isOld && isGone(together)) lists.write({ together: undefined });
};

const entrySchema = z.object({ userId: optionalOf(z.string()), changedAt: optionalOf(z.number()) });
const factsOf = (entry: unknown) => z.safeParse(entrySchema, entry).data ?? {};

export function isOfAnother(entry: unknown, userId: string, since: Date): boolean {
  const { userId: owner = '', changedAt } = factsOf(entry);
  return owner === '' ? changedAt !== undefined && !isTypedSince(changedAt, since) : owner !== userId;
}

function owned(remove: (device: Device, isGone: IsGone, isOld?: boolean) => void) {
  const removeAll = (device: Device) => remove(device, () => true);
  return {
    left: removeAll,
    asked: removeAll,
    entered: (device: Device, userId: string) => remove(device, (entry) => isOfAnother(entry, userId, device.since())),
    aged: (device: Device) =>
      remove(device, (entry) => isDraftOver(factsOf(entry).changedAt, device.visitor().now), true),
  };
}

const TRADE_IN_DRAFT = owned(removeDraft);

export const removeTradeInDraft = TRADE_IN_DRAFT.left;

/** All that the shop keeps on a device, and what forgets it (rules/storage-and-privacy: kept for the tab). */
export const KEPT_DATA: Record<KeptKey, ForgetBy> = {
  // The session removes it with the login.
  [STORAGE_KEYS.currentUser]: {},
  [STORAGE_KEYS.checkoutDraft]: {
    left: (device, leaver) => changeOrders(device, (orders) => ordersLeftBy(orders, leaver)),
    entered: (device, userId) => changeOrders(device, (orders) => ordersClaimedBy(orders, userId, device.since())),
    asked: (device) => changeOrders(device, (orders) => forgottenOrders(orders, device.visitor())),
    aged: (device) => changeOrders(device, (orders) => agedOrders(orders, device.visitor().now)),
  },
  [STORAGE_KEYS.tradeInDraft]: TRADE_IN_DRAFT,
  [STORAGE_KEYS.consent]: {},
  [STORAGE_KEYS.favourites]: {
    ...owned(removeOfLists),
    asked: ({ storage, adminId }) => {
      keptLists(storage, adminId).forgetVisits();
      keptLists(storage, adminId).write({ frame: undefined });
    },
  },
  // Outlives the logout: it is about no person, only its login sees it, and the desk drops what is old.
  [STORAGE_KEYS.staff]: {},
  'webshop-widget-places': {},
  'webshop-widget-forms': owned(removeOfTab('webshop-widget-forms')),
  'webshop-widget-choices': owned(removeOfTab('webshop-widget-choices')),
  // Refused orders; forgotten with the stored ones.
  'webshop-widget-refused': {},
};

/** @param userId who has left, or logged in */
export function forgetKept(device: Device, cause: Occasion, userId = ''): void {
  for (const forget of Object.values(KEPT_DATA)) forget[cause]?.(device, userId);
}
