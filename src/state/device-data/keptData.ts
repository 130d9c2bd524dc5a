import * as z from 'zod/mini';
import { forgottenOrders, ordersLeftBy } from '../../domain/order/ownOrders';
import { STORAGE_KEYS } from '../../lib/storage';
import { readTabStorage, writeTabStorage, type TabKey } from '../../lib/tabStorage';
import { keptLists } from './keptLists';
import { changeOrders, type Device } from './ownOrders';

/**
 * Why something on this device is forgotten: its person has logged out, or somebody else has logged in (`left`); only the token of the
 * login has ended (`expired`); the visitor has asked for it (`asked`).
 */
export type Forgetting = 'left' | 'expired' | 'asked';

/** A store of a mount that holds something of a person in memory. */
export interface Forgetful {
  forget: (cause: Forgetting) => void;
}

export type KeptKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | TabKey;

/** What is removed on which occasion; nothing else removes it. @param leaver who has logged out */
type ForgetBy = Partial<Record<Forgetting, (device: Device, leaver: string) => void>>;

const removeSlot =
  (key: (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]) =>
  ({ storage, adminId }: Device) =>
    storage.slot(key, 0, z.unknown(), adminId).remove();

/** Entries of this tenant are named by it, alone or before a vehicle. */
const removeOfTab =
  (key: TabKey) =>
  ({ adminId }: Device) => {
    const entries = Object.entries(readTabStorage(key));
    const others = entries.filter(([name]) => name.split(' ')[0] !== adminId);
    if (others.length < entries.length) writeTabStorage(key, JSON.stringify(Object.fromEntries(others)));
  };

export const removeTradeInDraft = removeSlot(STORAGE_KEYS.tradeInDraft);

const always = (remove: (device: Device) => void) => ({ left: remove, asked: remove });

/** All that the shop keeps on a device, and what forgets it (rules/storage-and-privacy: kept for the tab). */
export const KEPT_DATA: Record<KeptKey, ForgetBy> = {
  // The session removes it with the login.
  [STORAGE_KEYS.currentUser]: {},
  [STORAGE_KEYS.checkoutDraft]: {
    left: (device, leaver) => changeOrders(device, (orders) => ordersLeftBy(orders, leaver)),
    asked: (device) => changeOrders(device, (orders) => forgottenOrders(orders, device.visitor())),
  },
  [STORAGE_KEYS.tradeInDraft]: always(removeTradeInDraft),
  [STORAGE_KEYS.consent]: {},
  [STORAGE_KEYS.favourites]: {
    left: ({ storage, adminId }) => keptLists(storage, adminId).forgetAccount(),
    asked: ({ storage, adminId }) => keptLists(storage, adminId).forgetVisits(),
  },
  'webshop-widget-places': {},
  'webshop-widget-forms': always(removeOfTab('webshop-widget-forms')),
  'webshop-widget-choices': always(removeOfTab('webshop-widget-choices')),
  // Orders that local storage has refused; forgotten with them.
  'webshop-widget-refused': {},
};

/** Forgets what goes on an occasion, wherever it is kept. @param leaver who has logged out */
export function forgetKept(device: Device, cause: Forgetting, leaver = ''): void {
  for (const forget of Object.values(KEPT_DATA)) forget[cause]?.(device, leaver);
}
