import { Suspense } from 'react';
import { useNearby } from '../../../../state/vehicles/nearby';
import { lazyWithRetry } from '../../../../ui/feedback/lazyWithRetry';
import type { FrameProps } from '../filter';

const LocationDistances = lazyWithRetry(() => import('./LocationDistances').then((module) => module.LocationDistances));

/** (rules/running-costs: distance as it is). */
export function LocationsByDistance({ options, children, ...frame }: FrameProps) {
  const nearestFirst = useNearby((state) => state.nearestFirst);
  return (
    <>
      <Suspense fallback={<div style={{ minHeight: 156 }} />}>
        <LocationDistances {...frame} options={options} />
      </Suspense>
      {children(nearestFirst ? nearestFirst(options) : options)}
    </>
  );
}
