import { usePrinting } from '../../ui/layout/usePrinting';
import type { PanelProps } from './panels/panel';
import type { VehicleTab } from './tabs';

interface PrintedTabsProps extends PanelProps {
  /** Those that the screen does not show. */
  tabs: readonly VehicleTab[];
}

/** Paper has no tabs: what is known of the vehicle is printed below one another. */
export function PrintedTabs({ tabs, ...panel }: PrintedTabsProps) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return tabs
    .filter(({ isPrinted }) => isPrinted)
    .map(({ slug, label, Panel }) => (
      <div key={slug} className="vehicle-view__printed">
        <h2 className="vehicle-view__printed-title">{label}</h2>
        <Panel {...panel} />
      </div>
    ));
}
