import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

export interface QueryFailure {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stays until a retry has ended: message and focused button must not disappear meanwhile. */
export function useQueryFailure(query: UseQueryResult): QueryFailure | undefined {
  const { data, error, isFetched, isFetching, refetch } = query;
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const failure = error ?? (isFetched && isFetching ? last : null);
  if (data !== undefined || failure === null) return undefined;
  return { error: failure, isRetrying: isFetching, onRetry: () => void refetch() };
}
