import { isAborted } from '../lib/http/errors';
import { toJson } from '../lib/json';

/** Names an answer: texts and numbers from the general to the special, `['vehicle', id]`. */
export type QueryKey = readonly (string | number | null | undefined)[];

export interface QueryOptions<Data> {
  queryKey: QueryKey;
  /** What a user started and left is aborted (decisions 4). */
  queryFn: (context: { signal: AbortSignal }) => Promise<Data> | Data;
  /** Milliseconds for which an answer is not asked for again. Default: five minutes. */
  staleTime?: number;
}

/** A read as far as it has come. The object is a new one with every change, and only then. */
export interface QuerySnapshot<Data> {
  data: Data | undefined;
  error: Error | undefined;
  isFetching: boolean;
}

export interface QueryCache {
  read: (key: QueryKey) => QuerySnapshot<unknown>;
  write: (key: QueryKey, data: unknown) => void;
  /**
   * Asks anew for every answer whose key begins so: at once where it is shown or waited for, else when it is shown next. What is on its
   * way already was asked too early, and does not count.
   */
  invalidate: (prefix: QueryKey) => void;
  /** The answer, from the cache where it is fresh; nobody who leaves takes it away. @throws what the query throws */
  fetch: <Data>(options: QueryOptions<Data>) => Promise<Data>;
  /** Asks anew, whatever is there. Never throws: the failure stands in the snapshot. */
  refetch: <Data>(options: QueryOptions<Data>) => Promise<void>;
  /** Follows an answer, and asks for it where it is missing, failed or stale. The last one to leave aborts a running request. */
  observe: <Data>(options: QueryOptions<Data>, listener: () => void) => () => void;
  listen: (key: QueryKey, listener: () => void) => () => void;
  /** Aborts and forgets everything. */
  clear: () => void;
}

interface Entry {
  key: QueryKey;
  snapshot: QuerySnapshot<unknown>;
  /** Milliseconds since 1970; 0: stale. */
  updatedAt: number;
  listeners: Set<() => void>;
  /** What those who show the answer asked with; the last one counts. */
  observers: Map<() => void, QueryOptions<unknown>>;
  /** Callers of `fetch` that wait for it. */
  waiting: number;
  running?: { promise: Promise<unknown>; abort: () => void; options: QueryOptions<unknown> };
}

const FIVE_MINUTES = 5 * 60_000;
const EMPTY_SNAPSHOT: QuerySnapshot<unknown> = { data: undefined, error: undefined, isFetching: false };
/** The same on every page, whatever the host's libraries put on its prototypes. */
export const hashKey = (key: QueryKey): string => toJson(key) ?? '';
const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * Answers of the platform that several screens show, each asked for once. A library for this weighs ten times as much in a
 * stranger's page; retries and timeouts are the business of lib/http.
 */
export function createQueryCache(): QueryCache {
  const entries = new Map<string, Entry>();

  function entryOf(key: QueryKey): Entry {
    const name = hashKey(key);
    const known = entries.get(name);
    if (known) return known;
    const entry: Entry = {
      key,
      snapshot: EMPTY_SNAPSHOT,
      updatedAt: 0,
      listeners: new Set(),
      observers: new Map(),
      waiting: 0,
    };
    entries.set(name, entry);
    return entry;
  }

  function change(entry: Entry, part: Partial<QuerySnapshot<unknown>>): void {
    entry.snapshot = { ...entry.snapshot, ...part };
    for (const listener of [...entry.listeners]) listener();
  }

  function isFresh({ snapshot, updatedAt }: Entry, staleTime = FIVE_MINUTES): boolean {
    return snapshot.data !== undefined && Date.now() - updatedAt < staleTime;
  }

  function run(entry: Entry, options: QueryOptions<unknown>): Promise<unknown> {
    if (entry.running) return entry.running.promise;
    const controller = new AbortController();
    const isCurrent = () => entry.running === running;
    const promise = (async () => {
      try {
        const data = await options.queryFn({ signal: controller.signal });
        if (isCurrent()) {
          entry.running = undefined;
          entry.updatedAt = Date.now();
          change(entry, { data, error: undefined, isFetching: false });
        }
        // Whoever waits for what has become invalid gets the answer that took its place.
        return entry.running ? await entry.running.promise : data;
      } catch (reason) {
        if (isCurrent()) {
          entry.running = undefined;
          change(entry, isAborted(reason) ? { isFetching: false } : { error: asError(reason), isFetching: false });
        } else if (entry.running) return await entry.running.promise;
        throw reason;
      }
    })();
    const running = { promise, abort: () => controller.abort(), options };
    entry.running = running;
    // Whoever waits for the promise hears of the failure; all others read it in the snapshot.
    promise.catch(() => undefined);
    change(entry, { isFetching: true });
    return promise;
  }

  function stop(entry: Entry): void {
    const { running } = entry;
    if (running === undefined) return;
    entry.running = undefined;
    running.abort();
    change(entry, { isFetching: false });
  }

  function listen(entry: Entry, listener: () => void): () => void {
    entry.listeners.add(listener);
    return () => void entry.listeners.delete(listener);
  }

  return {
    read: (key) => entries.get(hashKey(key))?.snapshot ?? EMPTY_SNAPSHOT,
    write(key, data) {
      const entry = entryOf(key);
      entry.updatedAt = Date.now();
      change(entry, { data, error: undefined });
    },
    invalidate(prefix) {
      for (const entry of entries.values()) {
        if (!prefix.every((part, index) => entry.key[index] === part)) continue;
        entry.updatedAt = 0;
        const options =
          [...entry.observers.values()].at(-1) ?? (entry.waiting > 0 ? entry.running?.options : undefined);
        stop(entry);
        if (options) void run(entry, options).catch(() => undefined);
      }
    },
    async fetch(options) {
      const entry = entryOf(options.queryKey);
      entry.waiting += 1;
      try {
        const data = isFresh(entry, options.staleTime) ? entry.snapshot.data : await run(entry, options);
        // The same key is the same question: whoever wrote the answer wrote this type.
        return data as Awaited<ReturnType<typeof options.queryFn>>;
      } finally {
        entry.waiting -= 1;
      }
    },
    refetch: (options) =>
      run(entryOf(options.queryKey), options).then(
        () => undefined,
        () => undefined,
      ),
    observe(options, listener) {
      const entry = entryOf(options.queryKey);
      entry.observers.set(listener, options);
      const unlisten = listen(entry, listener);
      if (!isFresh(entry, options.staleTime)) void run(entry, options).catch(() => undefined);
      return () => {
        unlisten();
        entry.observers.delete(listener);
        // The next screen may want the same answer and asks in this very moment.
        queueMicrotask(() => {
          if (entry.observers.size === 0 && entry.waiting === 0) stop(entry);
        });
      };
    },
    listen: (key, listener) => listen(entryOf(key), listener),
    clear() {
      for (const entry of entries.values()) stop(entry);
      entries.clear();
    },
  };
}
