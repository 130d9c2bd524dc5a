import { FileField, FormSection, OptionalSection, TextField } from '../../../engine/form/fields/fields';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { areaFields } from '../settingsFields';
import { AddressField, type AreaProps } from './fields';

interface DocumentFieldProps extends Pick<AreaProps, 'form'> {
  address: 'shopTermsOfServiceDocumentUrl' | 'privacyDocumentUrl' | 'cancellationDocumentUrl';
  file: 'termsFile' | 'privacyFile' | 'cancellationFile';
}

/** A document: its address, or a PDF that replaces it. */
const DocumentField = ({ form, address, file }: DocumentFieldProps) => (
  <>
    <AddressField form={form} name={address} />
    <Disclosure
      className="form-section__field"
      summary={`Oder ${areaFields.dokumente[file].label}`}
      isOpen={form.state.getValues(file).file !== undefined}
    >
      <FileField form={form} name={file} upload="smallPdf" wanted="Ersetzt beim Speichern die Adresse" />
    </Disclosure>
  </>
);

/** Documents and links: legal texts, website and connections. */
export const Documents = ({ form }: AreaProps) => (
  <>
    <FormSection
      form={form}
      title="Rechtstexte"
      text="Als Adresse einer Seite oder als PDF. AGB, Datenschutz und Impressum braucht jeder Shop."
    >
      <DocumentField form={form} address="shopTermsOfServiceDocumentUrl" file="termsFile" />
      <DocumentField form={form} address="privacyDocumentUrl" file="privacyFile" />
      <DocumentField form={form} address="cancellationDocumentUrl" file="cancellationFile" />
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
