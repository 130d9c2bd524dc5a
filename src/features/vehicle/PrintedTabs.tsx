import { usePrinting } from '../../ui/layout/usePrinting';
import type { PanelProps } from './panels/panel';
import type { VehicleTab } from './tabs';

interface PrintedTabsProps extends PanelProps {
  /** Tabs that are not open. */
  tabs: readonly VehicleTab[];
}

/** Content of the closed tabs while the page is printed. */
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
