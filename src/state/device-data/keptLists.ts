import * as z from 'zod/mini';
import type { OldCar } from '../../domain/trade-in/oldCar';
import type { MarkedPrice } from '../../domain/vehicle/priceChange';
import type { Visits } from '../../domain/vehicle/search/visits';
import { isCalendarDay } from '../../lib/dates/calendarDay';
import { nonEmptyText, listOf, optionalOf } from '../../lib/schema';
import { STORAGE_KEYS, type ShopStorage, type StorageSlot } from '../../lib/storage';

const VERSION = 2;
const idsSchema = listOf(nonEmptyText());
const daySchema = z.string().check(z.refine(isCalendarDay));
/** A damaged entry costs the prices, not the lists. */
const pricesSchema = optionalOf(z.record(z.string(), z.object({ amount: z.number(), day: daySchema })));
const visitsSchema = optionalOf(
  z.object({
    day: z.string(),
    before: z.optional(z.string()),
    searches: z.array(z.object({ search: z.string(), day: z.string(), ids: idsSchema, added: idsSchema })),
  }),
);
const keptSchema = z.object({
  ids: idsSchema,
  recent: idsSchema,
  keepsRecent: z.boolean(),
  compared: idsSchema,
  prices: pricesSchema,
  visits: visitsSchema,
  search: optionalOf(z.object({ query: z.string(), label: z.string() })),
  together: optionalOf(z.object({ address: z.string(), text: z.string(), day: daySchema })),
  valuation: optionalOf(
    z.object({
      vehicle: z.string(),
      day: daySchema,
      oldCar: optionalOf(
        z.object({
          name: z.string(),
          value: z.number(),
          until: daySchema,
          isDeducted: z.boolean(),
        }),
      ),
      userId: optionalOf(z.string()),
      changedAt: optionalOf(z.number()),
    }),
  ),
  synced: optionalOf(z.object({ userId: z.string(), ids: idsSchema })),
  frame: optionalOf(
    z.object({
      text: z.string(),
      assumed: optionalOf(z.record(z.string(), z.number())),
      userId: z.string(),
      changedAt: z.number(),
    }),
  ),
});

interface KeptSearch {
  query: string;
  label: string;
}

interface KeptDecision {
  address: string;
  /** 'Ben hat geantwortet' */
  text: string;
  day: string;
}

export interface KeptValuation {
  vehicle: string;
  day: string;
  /** Of a result with a value. */
  oldCar?: OldCar | undefined;
  /** Absent where nobody was logged in. */
  userId?: string | undefined;
  /** ms; absent in entries of older releases. */
  changedAt?: number | undefined;
}

/** Payment and assumptions of the visitor. */
export interface KeptFrame {
  text: string;
  /** Prices, shares and insurance by name, for the monthly number. */
  assumed?: Readonly<Record<string, number>>;
  /** '' where nobody was logged in. */
  userId: string;
  /** ms */
  changedAt: number;
}

export interface SyncedFavourites {
  userId: string;
  ids: readonly string[];
}

/** By the id of the vehicle. */
export type MarkedPrices = Readonly<Record<string, MarkedPrice>>;

/** One slot of local storage (rules/storage-and-privacy: lists in one slot). */
interface KeptLists {
  ids: readonly string[];
  /** The latest first; only if the visitor allows it. */
  recent: readonly string[];
  keepsRecent: boolean;
  compared: readonly string[];
  /** When it was marked, by id. */
  prices?: MarkedPrices;
  /** Listed searches by day; only with `keepsRecent`. */
  visits?: Visits;
  /** The latest with a filter; only with `keepsRecent`. */
  search?: KeptSearch;
  /** The latest decision of two; only with `keepsRecent`. */
  together?: KeptDecision;
  /** The latest; only with `keepsRecent`. */
  valuation?: KeptValuation;
  synced?: SyncedFavourites;
  /** Only what the visitor has set. */
  frame?: KeptFrame;
}

const NO_VISITS = { recent: [], visits: undefined, search: undefined, together: undefined, valuation: undefined };
const NO_LISTS: KeptLists = { ids: [], recent: [], keepsRecent: false, compared: [] };

/** Several stores share it, each writing its own part; removed when all lists are empty. */
export function keptLists(storage: ShopStorage, adminId: string) {
  const slot: StorageSlot<KeptLists> = storage.slot(STORAGE_KEYS.favourites, VERSION, keptSchema, adminId);
  const read = (): KeptLists => slot.read() ?? NO_LISTS;
  function write(part: Partial<KeptLists>): void {
    const lists = { ...read(), ...part };
    const { ids, compared, keepsRecent, synced, frame } = lists;
    // Removals still have to reach the account.
    const hasSynced = synced !== undefined && synced.ids.length > 0;
    if (ids.length === 0 && compared.length === 0 && !keepsRecent && !hasSynced && frame === undefined) slot.remove();
    else slot.write(keepsRecent ? lists : { ...lists, ...NO_VISITS });
  }
  return {
    read,
    write,
    /** The account's favourites, valuation and decision of two belong to their owner; what was marked since stays. */
    forgetAccount(): void {
      const { ids, synced } = read();
      const others = synced && { ids: ids.filter((id) => !synced.ids.includes(id)), synced: { ...synced, ids: [] } };
      write({ ...others, valuation: undefined, together: undefined });
    },
    forgetVisits: () => write(NO_VISITS),
    /** Called for changes in another tab of the site; returns unsubscribe. */
    onForeignChange: (listener: (lists: KeptLists) => void) =>
      slot.onForeignChange((lists) => listener(lists ?? NO_LISTS)),
  };
}
