import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/display/lazyWithRetry';
import { CalculatorLoading } from './CalculatorLoading';
import type { PanelProps } from './panel';

// Lazy, because few vehicles have these tabs.
const Accessories = lazyWithRetry<PanelProps>(() =>
  import('./AccessoriesPanel').then((module) => module.AccessoriesPanel),
);
const Mobility = lazyWithRetry<PanelProps>(() => import('./MobilityPanel').then((module) => module.MobilityPanel));

/** Tab 'Zubehör', loaded when it is opened. */
export function AccessoriesPanel(props: PanelProps) {
  return (
    <Suspense fallback={<CalculatorLoading text="Das Zubehör wird geladen …" />}>
      <Accessories {...props} />
    </Suspense>
  );
}

/** Tab 'E-Mobilität', loaded when it is opened. */
export function MobilityPanel(props: PanelProps) {
  return (
    <Suspense fallback={<CalculatorLoading text="Die Beratung zur E-Mobilität wird geladen …" />}>
      <Mobility {...props} />
    </Suspense>
  );
}
