import { enumeration, type KeyOf } from '../../lib/enumeration';

export const leasingProviders = enumeration({
  SANTANDER: { wire: ['SANTANDER'], label: 'Santander' },
  BMW: { wire: ['BMW'], label: 'BMW Bank' },
  VW: { wire: ['VW'], label: 'Volkswagen Leasing' },
  VW_ERNST: { wire: ['VW_ERNST'], label: 'Volkswagen Leasing' },
  VIRTUAL: { wire: ['VIRTUAL'], label: 'Beispielrechnung' },
  NONE: { wire: ['NONE'], label: 'Keine' },
});

export type LeasingProvider = KeyOf<typeof leasingProviders>;
