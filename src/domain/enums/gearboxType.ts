import { enumeration } from '../../lib/enumeration';

export const gearboxTypes = enumeration({
  manual: { wire: ['Schaltgetriebe', 1], label: 'Schaltgetriebe' },
  automatic: { wire: ['Automatik', 2], label: 'Automatik' },
  other: { wire: ['Andere', 3], label: 'Andere' },
  semiAutomatic: { wire: ['Halbautomatik', 4], label: 'Halbautomatik' },
});
