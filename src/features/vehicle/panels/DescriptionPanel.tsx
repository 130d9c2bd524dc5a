import { SafeHtml } from '../../../ui/display/SafeHtml';
import type { PanelProps } from './panel';

/** Tab 'Beschreibung', in the dealer's own HTML. */
export function DescriptionPanel({ vehicle }: PanelProps) {
  return <SafeHtml html={vehicle.descriptionHtml ?? ''} />;
}
