import { financingProviders } from '../../../../domain/vehicle/enums/financingProvider';
import { leasingProviders } from '../../../../domain/vehicle/enums/leasingProvider';
import type { Enumeration, EnumerationEntry } from '../../../../lib/enumeration';
import { choicesOf } from '../../../engine/form/choicesOf';
import type { SettingsArea } from './fields';

/** The bank that the wire knows under two names has one label; the way to it tells them apart. */
const banksOf = <Table extends Record<string, EnumerationEntry>>(providers: Enumeration<Table>) => {
  const choices = choicesOf(providers).filter(({ value }) => value !== 'NONE');
  return choices.map((choice) =>
    choices.filter(({ label }) => label === choice.label).length > 1
      ? { ...choice, label: `${choice.label} (${choice.value === 'VW_ERNST' ? 'über Ernst' : 'direkt'})` }
      : choice,
  );
};

/** Banks of financing and leasing (rules/admin: banks). */
export const banks: SettingsArea = {
  id: 'banken',
  title: 'Banken',
  isForAdmins: true,
  sections: [
    {
      fields: [
        {
          name: 'financingCalculationProviderTypes',
          label: 'Finanzierung',
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
