import { Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../ui/display/Skeleton';
import { lazyWithRetry, NoFallback } from '../../ui/feedback/lazyWithRetry';

const LazySimilarVehicles = lazyWithRetry(
  () => import('./SimilarVehicles').then((module) => module.SimilarVehicles),
  NoFallback,
);
const LazyPrintedAddress = lazyWithRetry(
  () => import('./print/PrintedAddress').then((module) => module.PrintedAddress),
  NoFallback,
);

const LazyMonthPanel = lazyWithRetry(() => import('./month/MonthPanel').then((module) => module.MonthPanel));

/** Panel of the month's number, which is far below the first view. */
export function MonthPanel(props: ComponentProps<typeof LazyMonthPanel>) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <LazyMonthPanel {...props} />
    </Suspense>
  );
}

/** Similar vehicles, loaded lazily. */
export function SimilarVehicles(props: ComponentProps<typeof LazySimilarVehicles>) {
  return (
    <Suspense>
      <LazySimilarVehicles {...props} />
    </Suspense>
  );
}

/** Address for print, rendered in advance because browsers take the page for printing without waiting. */
export function PrintedAddress() {
  return (
    <Suspense>
      <LazyPrintedAddress />
    </Suspense>
  );
}
