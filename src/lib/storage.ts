import * as z from 'zod/mini';
import { readTabStorage, writeTabStorage } from './tabStorage';

/** Keys of local storage; the shop stores nothing else there. */
export const STORAGE_KEYS = {
  currentUser: 'webshop-widget-current-user',
  checkoutDraft: 'webshop-widget-checkout-draft',
  tradeInDraft: 'webshop-widget-trade-in-draft',
  consent: 'webshop-widget-consent',
  favourites: 'webshop-widget-favourites',
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/**
 * One tenant's value under one key; values of other tenants are stored beside it. No method throws, even if storage is full or
 * forbidden.
 */
interface StorageSlot<Value> {
  /** `undefined` if there is no value. A damaged value and one of another version are removed. */
  read(): Value | undefined;
  /** False if the browser refused. */
  write(value: Value): boolean;
  /** Debounced write of `valueOf()`; immediate when the page is left. `write` and `remove` cancel it. */
  writeSoon(valueOf: () => Value): void;
  /** Carries out a pending `writeSoon`. */
  flush(): void;
  remove(): void;
  /** Called when another tab of the same site wrote or removed this tenant's value; returns unsubscribe. */
  onForeignChange(listener: (value: Value | undefined) => void): () => void;
}

interface SlotOptions<Value> {
  /** Reads a value of another version, which is removed otherwise. */
  ofOtherVersion?: z.ZodMiniType<Value>;
  /** A value that local storage refuses is kept for the tab. */
  isKeptForTab?: boolean;
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

/** Debounce of `writeSoon`, ms. */
const TYPING_PAUSE_MS = 300;

/** A stored value that is damaged or of another version (rules/storage-and-privacy: checked when read). */
const UNUSABLE = Symbol('unusable');

const entrySchema = z.object({ version: z.number(), value: z.unknown() });

type Entry = z.output<typeof entrySchema>;

/** Without session storage or history nothing is kept for a tab. */
type StoragePage = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> &
  Partial<Pick<Window, 'sessionStorage' | 'history'>>;

/** Local storage behind guards; `page` is replaced in tests. */
export function createStorage(page: StoragePage = window): ShopStorage {
  /** Catches errors; in a sandboxed frame the mere access throws. */
  function guarded<Result>(use: (store: globalThis.Storage) => Result): Result | undefined {
    try {
      return use(page.localStorage);
    } catch {
      return undefined;
    }
  }
  const tab = textsOfTab(page);

  return {
    slot(key, version, schema, adminId, { ofOtherVersion, isKeptForTab = false } = {}) {
      /** This tenant's entry as last written or received by an event, to ignore storage events about other tenants. */
      let lastText: string | undefined;
      /** This tenant's entry as last read. */
      let readText: string | undefined;
      let delayed: { valueOf: () => unknown; timer: ReturnType<typeof setTimeout> } | undefined;
      const cancelDelayed = () => {
        clearTimeout(delayed?.timer);
        delayed = undefined;
        page.removeEventListener('pagehide', flush);
      };
      const storedText = () =>
        (isKeptForTab ? tab.read(key) : undefined) ?? guarded((store) => store.getItem(key)) ?? undefined;
      function change(update: (entries: Map<string, Entry>) => void): boolean {
        cancelDelayed();
        const entries = entriesOf(storedText());
        update(entries);
        lastText = JSON.stringify(entries.get(adminId));
        const isDone = guarded((store) => {
          if (entries.size === 0) store.removeItem(key);
          else store.setItem(key, JSON.stringify(Object.fromEntries(entries)));
          return true;
        });
        if (!isKeptForTab) return isDone ?? false;
        if (isDone !== true) return tab.write(key, JSON.stringify(Object.fromEntries(entries)));
        tab.remove(key);
        return true;
      }
      const write = (value: unknown) => change((entries) => entries.set(adminId, { version, value }));
      const remove = () => void change((entries) => entries.delete(adminId));
      function flush() {
        if (delayed) write(delayed.valueOf());
      }
      function load(): z.output<typeof schema> | typeof UNUSABLE | undefined {
        const stored = storedText();
        const entries = entriesOf(stored);
        const entry = entries.get(adminId);
        readText = JSON.stringify(entry);
        if (entry === undefined) return stored === undefined || entries.size > 0 ? undefined : UNUSABLE;
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
          delayed = { valueOf, timer: setTimeout(flush, TYPING_PAUSE_MS) };
          page.addEventListener('pagehide', flush);
        },
        flush,
        remove,
        onForeignChange(listener) {
          load();
          lastText = readText;
          const onStorage = ({ key: changedKey, storageArea }: StorageEvent) => {
            // A null key: the whole storage was cleared.
            if (changedKey !== key && changedKey !== null) return;
            if (storageArea !== null && storageArea !== guarded((store) => store)) return;
            const before = lastText;
            const stored = load();
            lastText = readText;
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
function entriesOf(text: string | undefined): Map<string, Entry> {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether local storage is available; sandboxed frames and some browser settings forbid it. */
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

/** Texts of one tab: in its session storage or, where that is forbidden, in the history entry that is left. */
function textsOfTab(page: StoragePage) {
  const unkept = new Map<string, string>();
  const entry = (): Record<string, unknown> => {
    const state: unknown = page.history?.state;
    return typeof state === 'object' && state !== null ? { ...state } : {};
  };
  const leave = () => page.history?.replaceState({ ...entry(), ...Object.fromEntries(unkept) }, '');
  return {
    read(key: string): string | undefined {
      const value = unkept.get(key) ?? readTabStorage('webshop-widget-refused', page)[key] ?? entry()[key];
      return typeof value === 'string' ? value : undefined;
    },
    /** False if a reload may lose it. */
    write(key: string, text: string): boolean {
      if (writeTabStorage('webshop-widget-refused', JSON.stringify({ [key]: text }), page)) return true;
      if (unkept.size === 0) page.addEventListener('pagehide', leave);
      unkept.set(key, text);
      return false;
    },
    remove(key: string): void {
      unkept.delete(key);
      if (key in readTabStorage('webshop-widget-refused', page)) writeTabStorage('webshop-widget-refused', '{}', page);
      if (key in entry()) page.history?.replaceState({ ...entry(), [key]: undefined }, '');
    },
  };
}
