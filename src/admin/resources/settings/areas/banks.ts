import { bankNames } from '../../../../domain/enums/bankNames';
import { financingProviders } from '../../../../domain/enums/financingProvider';
import { leasingProviders } from '../../../../domain/enums/leasingProvider';
import type { Enumeration, EnumerationEntry } from '../../../../lib/enumeration';
import type { SettingsArea } from './fields';

const banksOf = <Table extends Record<string, EnumerationEntry>>(providers: Enumeration<Table>) => {
  const nameOf = bankNames(providers);
  return providers.keys.filter((key) => key !== 'NONE').map((key) => ({ value: key, label: nameOf(key) }));
};

/** Banks of financing and leasing. */
export const banks: SettingsArea = {
  id: 'banken',
  title: 'Banken',
  sections: [
    {
      fields: [
        {
          name: 'financingCalculationProviderTypes',
          label: 'Finanzierung',
          hint: 'Beispielrechnung: der Shop rechnet ohne Bank vor. „Über Ernst“ und „direkt“ sind zwei Anbindungen derselben Bank; Ihr Betreuer bei der Bank weiß, welche Ihre ist.',
          control: {
            kind: 'checks',
            empty: 'Keine: der Shop zeigt keine Finanzierung.',
            options: () => banksOf(financingProviders),
          },
        },
        {
          name: 'leasingCalculationProviderTypes',
          label: 'Leasing',
          control: {
            kind: 'checks',
            empty: 'Keine: der Shop zeigt kein Leasing.',
            options: () => banksOf(leasingProviders),
          },
        },
      ],
    },
  ],
};
