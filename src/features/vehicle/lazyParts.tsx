import { Suspense } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { lazyWithRetry, NoFallback } from '../../ui/display/lazyWithRetry';

const LazySimilarVehicles = lazyWithRetry(
  () => import('./similar/SimilarVehicles').then((module) => module.SimilarVehicles),
  NoFallback,
);
const LazyPrintedAddress = lazyWithRetry(
  () => import('./print/PrintedAddress').then((module) => module.PrintedAddress),
  NoFallback,
);

/** Below, or for a reserved vehicle before all that is said of it. */
export function SimilarVehicles({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Suspense>
      <LazySimilarVehicles vehicle={vehicle} />
    </Suspense>
  );
}

/** On paper alone, but there beforehand: a browser copies the page at once. */
export function PrintedAddress() {
  return (
    <Suspense>
      <LazyPrintedAddress />
    </Suspense>
  );
}
