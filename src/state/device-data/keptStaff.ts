import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { listOf, optionalOf } from '../../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../../lib/storage';
import type { Device } from './ownOrders';

/** Text for answers that staff has written, with placeholders. */
export interface OwnText {
  id: string;
  name: string;
  subject: string;
  content: string;
}

/** What a login of the dealer's staff keeps on a device. */
export interface KeptStaff {
  texts: readonly OwnText[];
  /** Titles of the release notes at the last visit. */
  notes?: readonly string[] | undefined;
}

const VERSION = 1;
/** Age after the last use at which it goes, ms. */
const OLD_MS = 365 * 86_400_000;

const staffSchema = z.record(
  z.string(),
  z.object({
    texts: listOf(z.object({ id: z.string(), name: z.string(), subject: z.string(), content: z.string() })),
    notes: optionalOf(z.array(z.string())),
    usedAt: z.number(),
  }),
);

type StaffByLogin = z.output<typeof staffSchema>;

interface StaffState {
  byLogin: StaffByLogin;
  /** Whether the device has taken it; else it lives as long as the mount. */
  isKept: boolean;
}

interface StaffStore extends StoreApi<StaffState> {
  /** Of the login that is there. */
  change: (change: (now: KeptStaff) => Partial<KeptStaff>) => void;
  dispose: () => void;
}

export const NO_STAFF: KeptStaff = { texts: [] };

/** Of all logins on this device, each of which sees its own (rules/storage-and-privacy: desk of a login). */
export function createStaffStore(storage: ShopStorage, adminId: string, { visitor }: Device): StaffStore {
  const slot = storage.slot(STORAGE_KEYS.staff, VERSION, staffSchema, adminId);
  const fresh = (all: StaffByLogin | undefined): StaffByLogin =>
    Object.fromEntries(Object.entries(all ?? {}).filter(([, { usedAt }]) => visitor().now.getTime() - usedAt < OLD_MS));
  const store = createStore<StaffState>()(() => ({ byLogin: fresh(slot.read()), isKept: true }));
  return {
    ...store,
    change: (change) => {
      const { userId, now } = visitor();
      if (userId === undefined) return;
      const { byLogin, isKept } = store.getState();
      // Another tab may have written.
      const all = isKept ? fresh(slot.read()) : byLogin;
      const before = all[userId] ?? { ...NO_STAFF, notes: undefined };
      const next = { ...all, [userId]: { ...before, ...change(before), usedAt: now.getTime() } } as StaffByLogin;
      store.setState({ byLogin: next, isKept: slot.write(next) });
    },
    dispose: slot.onForeignChange((all) => store.setState({ byLogin: fresh(all), isKept: true })),
  };
}
