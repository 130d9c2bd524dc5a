import type { ContactOptionName } from '../../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Month } from '../month/useMonth';

export interface PanelProps {
  vehicle: Vehicle;
  month: Month;
  /** On a phone, until a tab is chosen. */
  isShort?: boolean;
  onRequest: (wish?: ContactOptionName) => void;
}
