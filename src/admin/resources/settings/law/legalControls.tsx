import { completeUrl } from '../../../../lib/webAddress';
import { accessibilityDraft } from '../../../../domain/law/accessibility';
import { useNow, useTenant } from '../../../../state/shopContext';
import { Button } from '../../../../ui/actions/Button';
import { TextArea } from '../../../../ui/fields/TextArea';
import { useChoice } from '../../../../ui/fields/useChoice';
import type { ControlProps } from '../../../engine/form/openForm';
import type { SettingsValues } from '../settingsFields';
import { useWatch } from 'react-hook-form';
import { FilePreview } from '../../../engine/form/fields/FilePreview';
import { TextControl } from '../../../engine/form/fields/TextControl';
import { LEASING_CONTRACTS, type LeasingContract } from '../../../../domain/tenant/legalSettings';
import { keysOf } from '../../../../lib/keysOf';
import { bankNames } from '../../../../domain/enums/bankNames';
import { leasingProviders } from '../../../../domain/enums/leasingProvider';
import { FieldGroup } from '../../../../ui/fields/Field';
import { Select } from '../../../../ui/fields/Select';

/** Field for the accessibility text, with a draft made from the settings and the tests of the product. */
export function AccessibilityControl({ form, text, isReadOnly }: ControlProps<SettingsValues>) {
  const { name, value, ref, onChange } = useChoice(form, 'accessibilityText');
  const { settings } = useTenant();
  const now = useNow();
  return (
    <div className="form-section__stack grid gap-8">
      <TextArea
        {...text}
        ref={ref}
        name={name}
        value={value}
        rows={12}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isReadOnly || value.trim() !== '' ? null : (
        <Button size="small" onClick={() => onChange(accessibilityDraft(settings, now()))}>
          Vorschlag einsetzen
        </Button>
      )}
    </div>
  );
}

export function NoticeAddressControl(props: ControlProps<SettingsValues>) {
  const { form } = props;
  const [address, chosen] = useWatch({ control: form.control, name: ['legalGuaranteeNoticeUrl', 'noticeFile'] });
  // An address is not requested while it is typed.
  const isSaved = address !== '' && address === form.formState.defaultValues?.legalGuaranteeNoticeUrl;
  return (
    <div className="form-section__stack grid gap-8">
      <TextControl {...props} type="url" inputMode="url" normalise={completeUrl} />
      {isSaved && chosen.file === undefined ? <FilePreview entry={{ url: address }} kind="graphic" /> : null}
    </div>
  );
}

const LABELS: Record<LeasingContract, string> = {
  mileage: 'Kilometervertrag',
  residualValue: 'Restwertvertrag',
  purchaseOption: 'Vertrag mit Kaufoption',
};

const nameOf = bankNames(leasingProviders);

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
      <div className="grid grid-cols-1 gap-16 phone:grid-cols-2">
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
