import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** A read that failed, for the message that offers another try. */
export interface QueryFailure {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * The failure of a read that has no answer. TanStack Query forgets it as soon as the next try begins; here it stays until that has
 * ended, so that the message and the button that has the focus do not go and come back.
 */
export function useQueryFailure(query: UseQueryResult): QueryFailure | undefined {
  const { data, error, isFetched, isFetching, refetch } = query;
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const failure = error ?? (isFetched && isFetching ? last : null);
  if (data !== undefined || failure === null) return undefined;
  return { error: failure, isRetrying: isFetching, onRetry: () => void refetch() };
}
