import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { LoadingText } from '../../../ui/display/LoadingText';
import { ACCESSORIES_LOADING, MOBILITY_LOADING, type PanelProps } from './panel';

// Lazy, because few vehicles have these tabs.
const Accessories = lazyWithRetry<PanelProps>(() =>
  import('./AccessoriesPanel').then((module) => module.AccessoriesPanel),
);
const Mobility = lazyWithRetry<PanelProps>(() => import('./MobilityPanel').then((module) => module.MobilityPanel));

/** Tab 'Zubehör', loaded when it is opened. */
export function AccessoriesPanel(props: PanelProps) {
  return (
    <Suspense fallback={<LoadingText text={ACCESSORIES_LOADING} />}>
      <Accessories {...props} />
    </Suspense>
  );
}

/** Tab 'E-Mobilität', loaded when it is opened. */
export function MobilityPanel(props: PanelProps) {
  return (
    <Suspense fallback={<LoadingText text={MOBILITY_LOADING} />}>
      <Mobility {...props} />
    </Suspense>
  );
}
