import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { hashKey, type QueryCache, type QueryKey, type QueryOptions } from './queryCache';

const QueryContext = createContext<QueryCache | undefined>(undefined);

export function QueryProvider({ cache, children }: { cache: QueryCache; children: ReactNode }) {
  return <QueryContext value={cache}>{children}</QueryContext>;
}

/** The answers of this mount. */
export function useQueryCache(): QueryCache {
  const cache = useContext(QueryContext);
  if (cache === undefined) throw new Error('useQueryCache is called outside of QueryProvider');
  return cache;
}

export interface Query<Data> {
  data: Data | undefined;
  /** The last failure, until an answer comes. */
  error: Error | undefined;
  /** Nothing to show yet: neither an answer nor a failure. Also while the query is not enabled. */
  isPending: boolean;
  isFetching: boolean;
  /** On its way for the first time. */
  isLoading: boolean;
  isError: boolean;
  /** On its way again. */
  isRefetching: boolean;
  /** `data` is what the caller knew before. */
  isPlaceholderData: boolean;
  refetch: () => Promise<void>;
}

interface UseQueryOptions<Data> extends QueryOptions<Data> {
  /** Default: true. */
  enabled?: boolean;
  /** Shown until the answer is there. */
  placeholderData?: Data;
}

/** An answer of the platform, asked for while it is shown. */
export function useQuery<Data>(options: UseQueryOptions<Data>): Query<Data> {
  const cache = useQueryCache();
  const { enabled = true, placeholderData } = options;
  // Each rendering brings a new array; what it says is what counts.
  const name = hashKey(options.queryKey);
  const queryKey = useMemo(() => JSON.parse(name) as QueryKey, [name]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const subscribe = useCallback(
    (listener: () => void) =>
      enabled ? cache.observe({ ...latest.current, queryKey }, listener) : cache.listen(queryKey, listener),
    [cache, enabled, queryKey],
  );
  const snapshot = useSyncExternalStore(subscribe, () => cache.read(queryKey));

  const { error, isFetching } = snapshot;
  const answer = snapshot.data as Data | undefined;
  const isPlaceholderData = answer === undefined && error === undefined && placeholderData !== undefined;
  const isPending = answer === undefined && error === undefined && !isPlaceholderData;
  return {
    data: isPlaceholderData ? placeholderData : answer,
    error,
    isPending,
    isFetching,
    isLoading: isPending && isFetching,
    isError: error !== undefined,
    isRefetching: isFetching && !isPending,
    isPlaceholderData,
    refetch: useCallback(() => cache.refetch(latest.current), [cache]),
  };
}
