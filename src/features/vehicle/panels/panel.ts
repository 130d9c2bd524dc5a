import type { ContactOptionName } from '../../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Quotes } from '../../finance/terms/quotes';
import type { Month } from '../month/useMonth';

export interface PanelProps {
  vehicle: Vehicle;
  quotes: Quotes;
  month: Month;
  /** In short, before a tab has been chosen on a phone. */
  isShort?: boolean;
  onRequest: (wish?: ContactOptionName) => void;
}
