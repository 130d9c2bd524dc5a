import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry, NoFallback } from '../../ui/feedback/lazyWithRetry';

const LazySimilarVehicles = lazyWithRetry(
  () => import('./SimilarVehicles').then((module) => module.SimilarVehicles),
  NoFallback,
);
const LazyPrintedAddress = lazyWithRetry(
  () => import('./print/PrintedAddress').then((module) => module.PrintedAddress),
  NoFallback,
);

export function SimilarVehicles(props: ComponentProps<typeof LazySimilarVehicles>) {
  return (
    <Suspense>
      <LazySimilarVehicles {...props} />
    </Suspense>
  );
}

/** In advance: browsers print without waiting. */
export function PrintedAddress() {
  return (
    <Suspense>
      <LazyPrintedAddress />
    </Suspense>
  );
}
