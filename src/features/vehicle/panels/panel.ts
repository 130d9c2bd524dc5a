import type { ContactOptionName } from '../../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Quotes } from '../../finance/terms/quotes';

/** What every tab's panel gets. */
export interface PanelProps {
  vehicle: Vehicle;
  quotes: Quotes;
  /** Leads to the contact form with this wish ticked. */
  onRequest: (wish?: ContactOptionName) => void;
}
