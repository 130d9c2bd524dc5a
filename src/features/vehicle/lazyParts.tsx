import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry, NoFallback } from '../../ui/feedback/lazyWithRetry';

const LazySimilarVehicles = lazyWithRetry(
  () => import('./SimilarVehicles').then((module) => module.SimilarVehicles),
  NoFallback,
);
export function SimilarVehicles(props: ComponentProps<typeof LazySimilarVehicles>) {
  return (
    <Suspense>
      <LazySimilarVehicles {...props} />
    </Suspense>
  );
}
