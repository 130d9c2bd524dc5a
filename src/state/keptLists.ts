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
});

/** Lists of vehicles that the visitor made, all in one slot of local storage (decisions 3). */
export interface KeptLists {
  /** Marked, the latest last. */
  ids: readonly string[];
  /** Opened, the latest first; only where the visitor wants that kept. */
  recent: readonly string[];
  keepsRecent: boolean;
  /** Chosen for a comparison. */
  compared: readonly string[];
}

export const NO_LISTS: KeptLists = { ids: [], recent: [], keepsRecent: false, compared: [] };

/** The slot that several stores write, each its own part; without anything to keep there is none. */
export function keptLists(storage: ShopStorage, adminId: string) {
  const slot = storage.slot(STORAGE_KEYS.favourites, VERSION, keptSchema, adminId);
  const read = (): KeptLists => slot.read() ?? NO_LISTS;
  return {
    read,
    write(part: Partial<KeptLists>): void {
      const { ids, recent, keepsRecent, compared } = { ...read(), ...part };
      if (ids.length === 0 && compared.length === 0 && !keepsRecent) slot.remove();
      else slot.write({ ids: [...ids], recent: keepsRecent ? [...recent] : [], keepsRecent, compared: [...compared] });
    },
    /** Another tab of the same site changed something. */
    onForeignChange: (listener: (kept: KeptLists) => void) =>
      slot.onForeignChange((kept) => listener(kept ?? NO_LISTS)),
  };
}
