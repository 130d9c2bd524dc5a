import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';
import { Skeleton } from '../../ui/display/Skeleton';

/** Running costs and electric check as a separate chunk, because both are far below the first view. */
const load = () => import('./VehicleRunningCosts');

const LazyVehicleRunningCosts = lazyWithRetry(() => load().then((module) => module.VehicleRunningCosts));
const LazyRunningCosts = lazyWithRetry(() => load().then((module) => module.ComparedRunningCosts));

export function VehicleRunningCosts(props: ComponentProps<typeof LazyVehicleRunningCosts>) {
  return (
    <Suspense fallback={<Skeleton height={400} />}>
      <LazyVehicleRunningCosts {...props} />
    </Suspense>
  );
}

export function ComparedRunningCosts(props: ComponentProps<typeof LazyRunningCosts>) {
  return (
    <Suspense fallback={<Skeleton height={400} />}>
      <LazyRunningCosts {...props} />
    </Suspense>
  );
}
