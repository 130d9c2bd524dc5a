import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** A failed read, for a message with a retry button. */
export interface QueryFailure {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stays until a retry has ended, so that the message and its focused button do not disappear in between. */
export function useQueryFailure(query: UseQueryResult): QueryFailure | undefined {
  const { data, error, isFetched, isFetching, refetch } = query;
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const failure = error ?? (isFetched && isFetching ? last : null);
  if (data !== undefined || failure === null) return undefined;
  return { error: failure, isRetrying: isFetching, onRetry: () => void refetch() };
}
