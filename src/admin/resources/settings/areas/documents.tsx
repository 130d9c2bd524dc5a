import { FileField, FormSection, OptionalSection, TextField } from '../../../engine/form/fields/fields';
import { AddressField, type AreaProps } from './fields';

/** A document that replaces the address above it. */
const UploadField = ({
  form,
  name,
}: Pick<AreaProps, 'form'> & { name: 'termsFile' | 'privacyFile' | 'cancellationFile' }) => (
  <FileField form={form} name={name} upload="smallPdf" wanted="Ersetzt beim Speichern die Adresse darüber" />
);

/** Documents and links: legal texts, website and connections. */
export const Documents = ({ form }: AreaProps) => (
  <>
    <FormSection
      form={form}
      title="Rechtstexte"
      text="Als Adresse einer Seite oder als PDF. AGB, Datenschutz und Impressum braucht jeder Shop."
    >
      <AddressField form={form} name="shopTermsOfServiceDocumentUrl" />
      <UploadField form={form} name="termsFile" />
      <AddressField form={form} name="privacyDocumentUrl" />
      <UploadField form={form} name="privacyFile" />
      <AddressField form={form} name="cancellationDocumentUrl" />
      <UploadField form={form} name="cancellationFile" />
      <AddressField form={form} name="imprintUrl" />
      <AddressField form={form} name="accessibilityUrl" />
    </FormSection>
    <FormSection form={form} title="Ihre Website">
      <AddressField form={form} name="integrationWebsiteUrl" hint="Die Seite, in der der Shop eingebunden ist." />
      <AddressField form={form} name="locationsOverviewUrl" />
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
