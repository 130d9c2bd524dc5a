import * as z from 'zod/mini';
import { toJson } from './json';

/** Everything the shop keeps in local storage, and nothing else (decisions 3). */
export const STORAGE_KEYS = {
  currentUser: 'webshop-widget-current-user',
  checkoutDraft: 'webshop-widget-checkout-draft',
  tradeInDraft: 'webshop-widget-trade-in-draft',
  consent: 'webshop-widget-consent',
  favourites: 'webshop-widget-favourites',
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** One kept value. None of its methods throws: storage that is full or forbidden costs the value, never the shop. */
interface StorageSlot<Value> {
  /** `undefined` for nothing kept, and for what is damaged, of another tenant or of another version; that is dropped. */
  read(): Value | undefined;
  /** False where the browser refused. */
  write(value: Value): boolean;
  /** Writes what the value is by then: after a pause in typing, or when the page goes. Written or removed before, it waits no more. */
  writeSoon(valueOf: () => Value): void;
  /** Writes now what waits. */
  flush(): void;
  remove(): void;
  /**
   * Called when another tab of the same site wrote or removed the value; gives back the undo. What a tab of another tenant
   * writes is neither told nor dropped: it is that tab's.
   */
  onForeignChange(listener: (value: Value | undefined) => void): () => void;
}

export interface ShopStorage {
  slot<Schema extends z.ZodMiniType>(
    key: StorageKey,
    version: number,
    schema: Schema,
    adminId: string,
  ): StorageSlot<z.output<Schema>>;
}

/** Typing that has paused so long is kept, ms: each key by itself would write the whole value. */
const TYPING_PAUSE_MS = 300;

/** Kept, but damaged, of another tenant or of another version. */
const UNUSABLE = Symbol('unusable');

const envelopeSchema = z.object({ version: z.number(), adminId: z.string(), value: z.unknown() });

/** Local storage behind guards; `page` is replaced in tests. */
export function createStorage(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> = window,
): ShopStorage {
  /** A sandboxed frame throws on the mere access. */
  function guarded<Result>(use: (store: globalThis.Storage) => Result): Result | undefined {
    try {
      return use(page.localStorage);
    } catch {
      return undefined;
    }
  }

  return {
    slot(key, version, schema, adminId) {
      let waiting: { valueOf: () => unknown; timer: ReturnType<typeof setTimeout> } | undefined;
      const drop = () => {
        clearTimeout(waiting?.timer);
        waiting = undefined;
        page.removeEventListener('pagehide', flush);
      };
      function write(value: unknown): boolean {
        drop();
        return (
          guarded((store) => {
            store.setItem(key, toJson({ version, adminId, value }) ?? '');
            return true;
          }) ?? false
        );
      }
      function flush() {
        if (waiting) write(waiting.valueOf());
      }
      const remove = () => {
        drop();
        guarded((store) => store.removeItem(key));
      };
      function load(): z.output<typeof schema> | typeof UNUSABLE | undefined {
        const kept = guarded((store) => store.getItem(key));
        if (kept == null) return undefined;
        const envelope = z.safeParse(envelopeSchema, parseJson(kept)).data;
        if (envelope?.version !== version || envelope.adminId !== adminId) return UNUSABLE;
        const value = z.safeParse(schema, envelope.value);
        return value.success ? value.data : UNUSABLE;
      }
      return {
        read() {
          const kept = load();
          if (kept === UNUSABLE) remove();
          return kept === UNUSABLE ? undefined : kept;
        },
        write,
        writeSoon(valueOf) {
          drop();
          waiting = { valueOf, timer: setTimeout(flush, TYPING_PAUSE_MS) };
          page.addEventListener('pagehide', flush);
        },
        flush,
        remove,
        onForeignChange(listener) {
          const onStorage = (event: StorageEvent) => {
            // A null key: the whole storage was cleared.
            if (event.key !== key && event.key !== null) return;
            const kept = load();
            if (kept !== UNUSABLE) listener(kept);
          };
          page.addEventListener('storage', onStorage);
          return () => page.removeEventListener('storage', onStorage);
        },
      };
    },
  };
}

function parseJson(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}
