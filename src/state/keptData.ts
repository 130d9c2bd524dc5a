import * as z from 'zod/mini';
import { forgottenOrders, ordersLeftBy } from '../domain/order/ownOrders';
import { STORAGE_KEYS } from '../lib/storage';
import { readTabStorage, writeTabStorage, type TabKey } from '../lib/tabStorage';
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

export interface KeptEntry {
  /** Of `entry`, each part has its own: a login, or nobody. */
  owner: 'login' | 'entry' | 'nobody';
  /** What of it is about a person; in the words of the handbook's table. */
  ofPerson: readonly string[];
  /** Age at which it goes: contact data after hours, all of it after days. */
  age?: { contactHours: number; days: number };
  /** What is removed on which occasion; nothing else removes it. `leaver`: who has logged out */
  forget?: Partial<Record<Forgetting, (device: Device, leaver: string) => void>>;
}

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

/** All that the shop keeps on a device: whose it is, and what forgets it. */
export const KEPT_DATA = {
  // The session removes it with the login.
  [STORAGE_KEYS.currentUser]: { owner: 'login', ofPerson: ['E-Mail', 'Token'] },
  [STORAGE_KEYS.checkoutDraft]: {
    owner: 'entry',
    ofPerson: ['Name', 'Anschrift', 'E-Mail', 'Telefon', 'Geburtsdatum', 'Firma', 'Inzahlungnahme'],
    age: { contactHours: 24, days: 14 },
    forget: {
      left: (device, leaver) => changeOrders(device, (orders) => ordersLeftBy(orders, leaver)),
      asked: (device) => changeOrders(device, (orders) => forgottenOrders(orders, device.visitor())),
    },
  },
  [STORAGE_KEYS.tradeInDraft]: {
    owner: 'entry',
    ofPerson: ['Kontaktdaten', 'Fahrzeug'],
    forget: always(removeTradeInDraft),
  },
  [STORAGE_KEYS.consent]: { owner: 'nobody', ofPerson: [] },
  [STORAGE_KEYS.favourites]: {
    owner: 'entry',
    ofPerson: ['Kennung', 'Fahrzeugbewertung'],
    forget: {
      left: ({ storage, adminId }) => keptLists(storage, adminId).forgetAccount(),
      asked: ({ storage, adminId }) => keptLists(storage, adminId).forgetVisits(),
    },
  },
  'webshop-widget-places': { owner: 'nobody', ofPerson: [] },
  'webshop-widget-forms': {
    owner: 'entry',
    ofPerson: ['Anfragen'],
    forget: always(removeOfTab('webshop-widget-forms')),
  },
  'webshop-widget-choices': { owner: 'entry', ofPerson: [], forget: always(removeOfTab('webshop-widget-choices')) },
  // Orders that local storage has refused; forgotten with them.
  'webshop-widget-refused': { owner: 'entry', ofPerson: ['Name'], age: { contactHours: 24, days: 14 } },
} as const satisfies Record<(typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | TabKey, KeptEntry>;

/** Forgets what goes on an occasion, wherever it is kept. @param leaver who has logged out */
export function forgetKept(device: Device, cause: Forgetting, leaver = ''): void {
  for (const { forget } of Object.values<KeptEntry>(KEPT_DATA)) forget?.[cause]?.(device, leaver);
}
