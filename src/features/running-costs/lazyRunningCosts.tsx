import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';
import { Skeleton } from '../../ui/display/Skeleton';

/** The running costs and the electric check, with a chunk of their own: both stand far below what is seen first. */
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
