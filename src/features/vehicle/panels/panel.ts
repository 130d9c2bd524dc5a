import type { ContactOptionName } from '../../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Quotes } from '../../finance/terms/quotes';

/** Props of every tab panel. */
export interface PanelProps {
  vehicle: Vehicle;
  quotes: Quotes;
  /** Scrolls to the contact form and selects this option. */
  onRequest: (wish?: ContactOptionName) => void;
}
