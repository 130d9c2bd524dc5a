import * as z from 'zod/mini';
import { isSameJson } from './isSameJson';
import { readTabStorage, writeTabStorage } from './tabStorage';
import { parseJson } from './parseJson';

/** Keys of local storage; the shop stores nothing else there. */
export const STORAGE_KEYS = {
  currentUser: 'webshop-widget-current-user',
  checkoutDraft: 'webshop-widget-checkout-draft',
  tradeInDraft: 'webshop-widget-trade-in-draft',
  consent: 'webshop-widget-consent',
  favourites: 'webshop-widget-favourites',
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Whether anything is stored under some keys, or kept for the tab in place of it. */
export function isStored(names: readonly (keyof typeof STORAGE_KEYS)[], page: StoragePage = window): boolean {
  if (Object.keys(readTabStorage(REFUSED, page)).length > 0) return true;
  try {
    return names.some((name) => page.localStorage.getItem(STORAGE_KEYS[name]) !== null);
  } catch {
    return false;
  }
}

/** Values of other tenants are stored beside it. No method throws, even if storage is full or forbidden. */
export interface StorageSlot<Value> {
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
  /** What local storage refuses is kept for the tab, part by part, and written with the next value that it takes. */
  parts?: StorageParts;
}

/** Parts of a value that several tabs write, by name, and how a value is made of them. */
export interface StorageParts {
  split: (value: unknown) => ReadonlyMap<string, unknown>;
  join: (parts: ReadonlyMap<string, unknown>) => unknown;
  /** Whether a part as another tab has stored it meanwhile counts, not that which was refused. */
  isLater: (stored: unknown, refused: unknown) => boolean;
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

/** Name of what local storage has refused, in session storage and in history entries. */
const REFUSED = 'webshop-widget-refused';

/** A stored value that is damaged or of another version (rules/storage-and-privacy: checked when read). */
const UNUSABLE = Symbol('unusable');

const entrySchema = z.object({ version: z.number(), value: z.unknown() });

type Entry = z.output<typeof entrySchema>;

/** Parts of one tenant's value that local storage has refused: as they were stored by then, and as they are in this tab; absent, removed. */
const refusedSchema = z.object({
  version: z.number(),
  parts: z.record(z.string(), z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) })),
});

type Refused = z.output<typeof refusedSchema>;

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
  const tab = valuesOfTab(page);

  return {
    slot(key, version, schema, adminId, { ofOtherVersion, parts } = {}) {
      /** This tenant's entry as last written or received by an event, to ignore storage events about other tenants. */
      let lastText: string | undefined;
      let delayed: { valueOf: () => unknown; timer: ReturnType<typeof setTimeout> } | undefined;
      const nameInTab = `${key} ${adminId}`;
      const cancelDelayed = () => {
        clearTimeout(delayed?.timer);
        delayed = undefined;
        page.removeEventListener('pagehide', flush);
      };
      const storedText = () => guarded((store) => store.getItem(key)) ?? undefined;
      function change(entry: Entry | undefined): boolean {
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
        const refused = isDone ? undefined : refusedParts(parts, before, { version, value: entry?.value });
        return tab.write(nameInTab, refused);
      }
      const write = (value: unknown) => change({ version, value });
      const remove = () => void change(undefined);
      function flush() {
        if (delayed) write(delayed.valueOf());
      }
      function entryNow(): Entry | undefined {
        const stored = entriesOf(storedText()).get(adminId);
        const refused = parts && z.safeParse(refusedSchema, tab.read(nameInTab)).data;
        return refused ? joined(parts, stored, refused, version) : stored;
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
          delayed = { valueOf, timer: setTimeout(flush, TYPING_PAUSE_MS) };
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

/** The parts of a value that are other than stored. */
function refusedParts(parts: StorageParts, stored: Entry | undefined, { version, value }: Entry): Refused {
  const [before, after] = [parts.split(stored?.value), parts.split(value)];
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => [name, { before: before.get(name), after: after.get(name) }] as const)
    .filter(([, part]) => !isSameJson(part.before, part.after));
  return { version, parts: Object.fromEntries(changed) };
}

/** A tenant's entry with what was refused; a part that another tab has changed meanwhile, as the later one. */
function joined(parts: StorageParts, stored: Entry | undefined, refused: Refused, version: number): Entry | undefined {
  const all = new Map(parts.split(stored?.value));
  for (const [name, { before, after }] of Object.entries(refused.parts)) {
    const now = all.get(name);
    if (now !== undefined && !isSameJson(now, before) && (after === undefined || parts.isLater(now, after))) continue;
    if (after === undefined) all.delete(name);
    else all.set(name, after);
  }
  if (all.size === 0) return undefined;
  const versions = [stored?.version ?? refused.version, refused.version];
  return { version: versions.find((each) => each !== version) ?? version, value: parts.join(all) };
}

/** Values of one tab: in its session storage or, where that is forbidden, in its history entries, each as soon as it is written. */
function valuesOfTab(page: StoragePage) {
  const unkept = new Map<string, unknown>();
  const inHistory = (): Record<string, unknown> => {
    const state: unknown = page.history?.state;
    return typeof state === 'object' && state !== null ? { ...state } : {};
  };
  /** Every entry that the visitor comes to holds what is unkept by then, and nothing older. */
  function note() {
    const { [REFUSED]: before, ...state } = inHistory();
    if (before === undefined && unkept.size === 0) return;
    try {
      page.history?.replaceState(unkept.size > 0 ? { ...state, [REFUSED]: Object.fromEntries(unkept) } : state, '');
    } catch {
      // Too many changes in a short time: the next one notes it.
    }
  }
  return {
    read: (name: string): unknown =>
      unkept.get(name) ?? readTabStorage(REFUSED, page)[name] ?? recordOf(inHistory()[REFUSED])[name],
    /** @returns false if a reload may lose the value */
    write(name: string, value: unknown): boolean {
      const { [name]: before, ...others } = readTabStorage(REFUSED, page);
      const store = (values: object) => writeTabStorage(REFUSED, JSON.stringify(values), page);
      const isDone = value === undefined ? true : store({ ...others, [name]: value });
      if (before !== undefined && (value === undefined || !isDone)) store(others);
      if (value === undefined || isDone) unkept.delete(name);
      else unkept.set(name, value);
      for (const event of ['hashchange', 'pagehide']) {
        if (unkept.size > 0) page.addEventListener(event, note);
        else page.removeEventListener(event, note);
      }
      note();
      return isDone;
    },
  };
}

const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });
