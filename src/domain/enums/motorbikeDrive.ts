import { enumeration } from '../../lib/enumeration';
import { labelBy } from './freeText';

const motorbikeDrives = enumeration({
  chain: { wire: ['CHAIN', 'KETTE'], label: 'Kette' },
  shaft: { wire: ['SHAFT', 'KARDAN'], label: 'Kardan' },
  belt: { wire: ['BELT', 'RIEMEN'], label: 'Riemen' },
  other: { wire: ['OTHER', 'ANDERE'], label: 'Andere' },
});

export const motorbikeDriveLabel = labelBy(motorbikeDrives);
