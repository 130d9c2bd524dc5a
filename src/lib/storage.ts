import * as z from 'zod/mini';
import { readTabStorage } from './tabStorage';
import { parseJson } from './parseJson';

/** The shop stores nothing else in local storage. */
export const STORAGE_KEYS = {
  currentUser: 'webshop-widget-current-user',
  checkoutDraft: 'webshop-widget-checkout-draft',
  tradeInDraft: 'webshop-widget-trade-in-draft',
  consent: 'webshop-widget-consent',
  favourites: 'webshop-widget-favourites',
  staff: 'webshop-widget-staff',
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Stored for any tenant, or kept for the tab. */
export function isStored(name: keyof typeof STORAGE_KEYS, page: StoragePage = window): boolean {
  if (Object.keys(readTabStorage('webshop-widget-refused', page)).length > 0) return true;
  try {
    return page.localStorage.getItem(STORAGE_KEYS[name]) !== null;
  } catch {
    return false;
  }
}

/** Other tenants' values are stored beside it. No method throws, even if storage is full or forbidden. */
export interface StorageSlot<Value> {
  /** A damaged value and one of another version are removed. */
  read(): Value | undefined;
  /** False if the browser refused. */
  write(value: Value): boolean;
  /** Debounced; immediate when the page is left. `write` and `remove` cancel it. */
  writeSoon(valueOf: () => Value): void;
  /** Carries out a pending `writeSoon`. */
  flush(): void;
  remove(): void;
  /** Another tab of the site wrote or removed this tenant's value; returns unsubscribe. */
  onForeignChange(listener: (value: Value | undefined) => void): () => void;
}

interface SlotOptions<Value> {
  /** Else a value of another version is removed. */
  ofOtherVersion?: z.ZodMiniType<Value>;
  /** What local storage refuses is kept for the tab, and written with the next value that it takes. */
  parts?: StorageParts;
}

/** Parts, by name, of a value that several tabs write. */
export interface StorageParts {
  split: (value: unknown) => ReadonlyMap<string, unknown>;
  join: (parts: ReadonlyMap<string, unknown>) => unknown;
  /** The part of another tab counts, not the refused one. */
  isLater: (stored: unknown, refused: unknown) => boolean;
  /** What keeps them for the tab (`partsOfTab`). */
  ofTab: (page: StoragePage) => TabParts;
}

export interface TabParts {
  /** Entry as stored, with what was refused. */
  entryOf: (
    name: string,
    parts: StorageParts,
    stored: StoredEntry | undefined,
    version: number,
  ) => StoredEntry | undefined;
  /**
   * Keeps what differs from the stored parts, or nothing if it was taken.
   * @returns false if a reload may lose it
   */
  keep: (
    name: string,
    parts: StorageParts,
    stored: StoredEntry | undefined,
    refused: StoredEntry | undefined,
  ) => boolean;
}

export interface ShopStorage {
  slot<Schema extends z.ZodMiniType>(
    key: StorageKey,
    version: number,
    schema: Schema,
    adminId: string,
    options?: SlotOptions<z.output<Schema>>,
  ): StorageSlot<z.output<Schema>>;
}

const WRITE_DEBOUNCE_MS = 300;

/** Damaged, or of another version (rules/storage-and-privacy: checked when read). */
const UNUSABLE = Symbol('unusable');

const entrySchema = z.object({ version: z.number(), value: z.unknown() });

export type StoredEntry = z.output<typeof entrySchema>;

/** Without session storage or history nothing is kept for a tab. */
export type StoragePage = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> &
  Partial<Pick<Window, 'sessionStorage' | 'history'>>;

export function createStorage(page: StoragePage = window): ShopStorage {
  /** In a sandboxed frame the mere access throws. */
  function guarded<Result>(use: (store: globalThis.Storage) => Result): Result | undefined {
    try {
      return use(page.localStorage);
    } catch {
      return undefined;
    }
  }
  let tab: TabParts | undefined;
  const partsOfTab = (parts: StorageParts) => (tab ??= parts.ofTab(page));

  return {
    slot(key, version, schema, adminId, { ofOtherVersion, parts } = {}) {
      /** As last written or received, to ignore events about other tenants. */
      let lastText: string | undefined;
      let delayed: { valueOf: () => unknown; timer: ReturnType<typeof setTimeout> } | undefined;
      const nameInTab = `${key} ${adminId}`;
      const cancelDelayed = () => {
        clearTimeout(delayed?.timer);
        delayed = undefined;
        page.removeEventListener('pagehide', flush);
      };
      const storedText = () => guarded((store) => store.getItem(key)) ?? undefined;
      function change(entry: StoredEntry | undefined): boolean {
        cancelDelayed();
        const entries = entriesOf(storedText());
        const before = entries.get(adminId);
        if (entry) entries.set(adminId, entry);
        else entries.delete(adminId);
        lastText = JSON.stringify(entry);
        const isDone = guarded((store) => {
          if (entries.size === 0) store.removeItem(key);
          else store.setItem(key, JSON.stringify(Object.fromEntries(entries)));
          return true;
        });
        if (parts === undefined) return isDone ?? false;
        const refused = isDone ? undefined : { version, value: entry?.value };
        return partsOfTab(parts).keep(nameInTab, parts, before, refused);
      }
      const write = (value: unknown) => change({ version, value });
      const remove = () => void change(undefined);
      function flush() {
        if (delayed) write(delayed.valueOf());
      }
      function entryNow(): StoredEntry | undefined {
        const stored = entriesOf(storedText()).get(adminId);
        return parts ? partsOfTab(parts).entryOf(nameInTab, parts, stored, version) : stored;
      }
      function load(): z.output<typeof schema> | typeof UNUSABLE | undefined {
        const entry = entryNow();
        if (entry === undefined) {
          const stored = storedText();
          return stored === undefined || entriesOf(stored).size > 0 ? undefined : UNUSABLE;
        }
        const reader = entry.version === version ? schema : ofOtherVersion;
        const value = reader && z.safeParse(reader, entry.value);
        return value?.success ? value.data : UNUSABLE;
      }
      return {
        read() {
          const stored = load();
          if (stored === UNUSABLE) remove();
          return stored === UNUSABLE ? undefined : stored;
        },
        write,
        writeSoon(valueOf) {
          cancelDelayed();
          delayed = { valueOf, timer: setTimeout(flush, WRITE_DEBOUNCE_MS) };
          page.addEventListener('pagehide', flush);
        },
        flush,
        remove,
        onForeignChange(listener) {
          lastText = JSON.stringify(entryNow());
          const onStorage = ({ key: changedKey, storageArea }: StorageEvent) => {
            // A null key: the whole storage was cleared.
            if (changedKey !== key && changedKey !== null) return;
            if (storageArea !== null && storageArea !== guarded((store) => store)) return;
            const before = lastText;
            lastText = JSON.stringify(entryNow());
            const stored = load();
            if (stored !== UNUSABLE && lastText !== before) listener(stored);
          };
          page.addEventListener('storage', onStorage);
          return () => page.removeEventListener('storage', onStorage);
        },
      };
    },
  };
}

/** Entries by tenant, without unreadable ones. */
function entriesOf(text: string | undefined): Map<string, StoredEntry> {
  if (text === undefined) return new Map();
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([adminId, entry]) => {
      const read = z.safeParse(entrySchema, entry);
      return read.success ? [[adminId, read.data] as const] : [];
    }),
  );
}

/** Sandboxed frames and some settings forbid local storage. */
export function canStore(): boolean {
  const key = 'webshop-widget-probe';
  try {
    window.localStorage.setItem(key, '1');
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
