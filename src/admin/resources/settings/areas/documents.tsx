import { useTenant } from '../../../../state/shopContext';
import { FormSection, OptionalSection, TextField } from '../../../engine/form/fields/fields';
import { settingsFields, type SettingsValues } from '../settingsFields';
import { missingDocuments } from '../settingsQuestions';
import { AddressField, AddressOrFile, PlainSettings, type AreaProps } from './fields';

const MISSING = <strong className="text-warning">Fehlt: Ohne diese Angabe ist ein Shop angreifbar.</strong>;

export function DocumentsArea({ form, values }: AreaProps) {
  const missing = missingDocuments(values, useTenant().settings);
  const hintOf = (name: keyof SettingsValues) => (missing.includes(settingsFields[name].label) ? MISSING : undefined);
  return (
    <>
      <FormSection
        form={form}
        title="Rechtstexte"
        text="Als Adresse einer Seite oder als PDF. AGB, Datenschutz und Impressum braucht jeder Shop."
      >
        <AddressOrFile
          form={form}
          name="shopTermsOfServiceDocumentUrl"
          hint={hintOf('shopTermsOfServiceDocumentUrl')}
          file="termsFile"
        />
        <AddressOrFile form={form} name="privacyDocumentUrl" hint={hintOf('privacyDocumentUrl')} file="privacyFile" />
        <AddressOrFile
          form={form}
          name="cancellationDocumentUrl"
          hint={hintOf('cancellationDocumentUrl')}
          file="cancellationFile"
        />
        <AddressField form={form} name="imprintUrl" hint={hintOf('imprintUrl')} />
        <AddressField form={form} name="accessibilityUrl" />
      </FormSection>
      <FormSection form={form} title="Ihre Website">
        <PlainSettings form={form} values={values} section="website" />
      </FormSection>
      <OptionalSection
        form={form}
        title="Anbindungen"
        names={['insuranceWidgetUrl', 'fileServerHost', 'fileServerPort', 'fileServerUsername', 'fileServerPassword']}
      >
        <AddressField form={form} name="insuranceWidgetUrl" />
        <TextField form={form} name="fileServerHost" width="half" />
        <TextField form={form} name="fileServerPort" width="half" inputMode="numeric" maxLength={5} />
        <TextField form={form} name="fileServerUsername" width="half" />
        <TextField
          form={form}
          name="fileServerPassword"
          hint="Wird nie angezeigt. Nur ausfüllen, um es zu ändern."
          width="half"
          type="password"
        />
      </OptionalSection>
    </>
  );
}
