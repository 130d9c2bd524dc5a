import { enumeration, type KeyOf } from '../../lib/enumeration';

/** There is no 9. */
export const financingProviders = enumeration({
  BDK: { wire: ['BDK', 1], label: 'BDK' },
  SANTANDER: { wire: ['SANTANDER', 2], label: 'Santander' },
  VW: { wire: ['VW', 3], label: 'Volkswagen Bank' },
  CREDITPLUS: { wire: ['CREDITPLUS', 4], label: 'CreditPlus' },
  MBB: { wire: ['MBB', 5], label: 'Mercedes-Benz Bank' },
  TFS: { wire: ['TFS', 6], label: 'Toyota Financial Services' },
  BANK11: { wire: ['BANK11', 7], label: 'Bank11' },
  RENAULT: { wire: ['RENAULT', 8], label: 'Renault Bank' },
  BMW: { wire: ['BMW', 10], label: 'BMW Bank' },
  VIRTUAL: { wire: ['VIRTUAL', 11], label: 'Beispielrechnung' },
  NONE: { wire: ['NONE', 12], label: 'Keine' },
  VW_ERNST: { wire: ['VW_ERNST', 13], label: 'Volkswagen Bank' },
});

export type FinancingProvider = KeyOf<typeof financingProviders>;

/** Limits depend on duration and deposit: the bank is asked for them. */
export const hasLimitsByTerms = (provider: FinancingProvider): boolean => provider === 'BANK11';
