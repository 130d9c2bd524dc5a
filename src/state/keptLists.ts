import * as z from 'zod/mini';
import { listOf } from '../lib/schema';
import { STORAGE_KEYS, type ShopStorage } from '../lib/storage';

const VERSION = 2;
const idsSchema = listOf(z.string().check(z.minLength(1)));
const keptSchema = z.object({
  ids: idsSchema,
  recent: idsSchema,
  keepsRecent: z.boolean(),
  compared: idsSchema,
  synced: z.catch(z.optional(z.object({ userId: z.string(), ids: idsSchema })), undefined),
});

/** What an account and this browser agreed on last. */
export interface SyncedFavourites {
  userId: string;
  ids: readonly string[];
}

/** Lists of vehicles that the visitor made, all in one slot of local storage (decisions 3). */
export interface KeptLists {
  /** Marked, the latest last. */
  ids: readonly string[];
  /** Opened, the latest first; only where the visitor wants that kept. */
  recent: readonly string[];
  keepsRecent: boolean;
  /** Chosen for a comparison. */
  compared: readonly string[];
  /** What is known of an account's favourites. */
  synced?: SyncedFavourites;
}

export const NO_LISTS: KeptLists = { ids: [], recent: [], keepsRecent: false, compared: [] };

/** The slot that several stores write, each its own part; without anything to keep there is none. */
export function keptLists(storage: ShopStorage, adminId: string) {
  const slot = storage.slot(STORAGE_KEYS.favourites, VERSION, keptSchema, adminId);
  const read = (): KeptLists => slot.read() ?? NO_LISTS;
  return {
    read,
    write(part: Partial<KeptLists>): void {
      const { ids, recent, keepsRecent, compared, synced } = { ...read(), ...part };
      // What was removed here is still to be removed in the account.
      const hasSynced = synced !== undefined && synced.ids.length > 0;
      if (ids.length === 0 && compared.length === 0 && !keepsRecent && !hasSynced) slot.remove();
      else {
        slot.write({
          ids: [...ids],
          recent: keepsRecent ? [...recent] : [],
          keepsRecent,
          compared: [...compared],
          ...(synced && { synced: { userId: synced.userId, ids: [...synced.ids] } }),
        });
      }
    },
    /** Another tab of the same site changed something. */
    onForeignChange: (listener: (kept: KeptLists) => void) =>
      slot.onForeignChange((kept) => listener(kept ?? NO_LISTS)),
  };
}
