import { enumeration } from '../../lib/enumeration';
import { labelBy } from './freeText';

const accidentStatuses = enumeration({
  unknown: { wire: ['UNKNOWN', 'UNBEKANNT'], label: 'Unbekannt' },
  accident: { wire: ['ACCIDENT', 'UNFALL', 'UNFALLFAHRZEUG'], label: 'Unfallfahrzeug' },
  accidentFree: { wire: ['ACCIDENT_FREE', 'UNFALLFREI'], label: 'Unfallfrei' },
});

export const accidentLabel = labelBy(accidentStatuses);
export const isAccidentVehicle = (status: string | undefined) => accidentStatuses.parse(status) === 'accident';
