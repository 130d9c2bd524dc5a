import { SafeHtml } from '../../../ui/display/SafeHtml';
import type { PanelProps } from './panel';

/** Tab 'Beschreibung': HTML of the dealer. */
export function DescriptionPanel({ vehicle }: PanelProps) {
  return <SafeHtml html={vehicle.descriptionHtml ?? ''} />;
}
