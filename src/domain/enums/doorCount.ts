import { enumeration } from '../../lib/enumeration';

export const doorCountTypes = enumeration({
  '2/3': { wire: ['2/3'], label: '2/3 Türen' },
  '4/5': { wire: ['4/5'], label: '4/5 Türen' },
  '6/7': { wire: ['6/7'], label: '6/7 Türen' },
});
