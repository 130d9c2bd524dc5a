import { useWatch } from 'react-hook-form';
import { LEASING_CONTRACTS, type LeasingContract } from '../../../../domain/tenant/legalSettings';
import { keysOf } from '../../../../lib/keysOf';
import { bankNames } from '../../../../domain/vehicle/enums/bankNames';
import { leasingProviders } from '../../../../domain/vehicle/enums/leasingProvider';
import { FieldGroup } from '../../../../ui/fields/Field';
import { Select } from '../../../../ui/fields/Select';
import { useChoice } from '../../../../ui/fields/useChoice';
import type { ControlProps } from '../../../engine/form/controls';
import type { SettingsValues } from '../settingsValues';

const LABELS: Record<LeasingContract, string> = {
  mileage: 'Kilometervertrag',
  residualValue: 'Restwertvertrag',
  purchaseOption: 'Vertrag mit Kaufoption',
};

const nameOf = bankNames(leasingProviders);

/** Field for the kind of contract of each leasing bank. */
export function LeasingContractsControl({ form, text, isReadOnly }: ControlProps<SettingsValues>) {
  const { name, value, onChange } = useChoice(form, 'leasingContractTypes');
  const offered = useWatch({ control: form.control, name: 'leasingCalculationProviderTypes' });
  const providers = leasingProviders.keys.filter(
    (key) => key !== 'NONE' && (offered.includes(key) || value.some(({ providerType }) => providerType === key)),
  );
  return (
    <FieldGroup
      {...text}
      hint={providers.length > 0 ? text.hint : 'Wählen Sie zuerst unter „Banken“ eine Leasingbank.'}
    >
      <div className="form-section__fields">
        {providers.map((provider) => (
          <Select
            key={provider}
            label={nameOf(provider)}
            name={provider === providers[0] ? name : undefined}
            value={value.find(({ providerType }) => providerType === provider)?.contractType ?? ''}
            onChange={({ currentTarget }) => {
              const contractType = keysOf(LEASING_CONTRACTS).find((key) => key === currentTarget.value);
              const others = value.filter(({ providerType }) => providerType !== provider);
              onChange(contractType ? [...others, { providerType: provider, contractType }] : others);
            }}
            options={keysOf(LABELS).map((key) => ({ value: key, label: LABELS[key] }))}
            placeholder="Nicht angegeben"
            disabled={isReadOnly}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
