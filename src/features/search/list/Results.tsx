import { Suspense } from 'react';
import { HttpError } from '../../../lib/http/errors';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { causeOf, ErrorState } from '../../../ui/feedback/ErrorState';
import { ListSkeleton } from './ListSkeleton';
import { ResultFoot } from './ResultFoot';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { ResultList } from './ResultList';
import { useSearch, useSearchStore } from '../SearchProvider';
import { VEHICLES_FAILED } from '../state/searchResults';

const NoResults = lazyWithRetry(() => import('./NoResults').then((module) => module.NoResults));

export function Results() {
  const store = useSearchStore();
  const status = useSearch((state) => state.status);
  const isEmpty = useSearch((state) => state.vehicles.length === 0);
  const isCounted = useSearch((state) => state.totalCount !== undefined);
  const error = useSearch((state) => state.failure);
  const isOffline = error instanceof HttpError && error.failure === 'network';
  const advice = isOffline ? causeOf(error) : (busyTextOf(error) ?? 'Bitte versuchen Sie es in einem Moment erneut.');

  const hasFailed = status === 'failed';
  const failure = hasFailed ? (
    <ErrorState title={VEHICLES_FAILED} onRetry={store.retry}>
      <span>{`${advice} Ihre Filter bleiben erhalten.`}</span>
      {isEmpty ? null : <span> Unten steht noch die vorige Liste.</span>}
    </ErrorState>
  ) : null;
  if (isEmpty) {
    if (hasFailed) return failure;
    return isCounted && status === 'ready' ? (
      <Suspense>
        <NoResults />
      </Suspense>
    ) : (
      <ListSkeleton />
    );
  }
  // One for all states: a new mount would focus the vehicle opened last.
  return (
    <>
      {failure}
      <ResultList />
      {hasFailed ? null : <ResultFoot />}
    </>
  );
}
