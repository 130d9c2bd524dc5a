import { completeUrl } from '../../../../domain/dealer/rules';
import { claimsIn } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import { AreaField, FileField, TextField } from '../../../engine/form/fields/fields';
import type { OpenForm } from '../../../engine/form/openForm';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { areaFields, type SettingsValues } from '../settingsFields';

export interface AreaProps {
  form: OpenForm<SettingsValues>;
  values: SettingsValues;
}

interface SettingProps extends Pick<AreaProps, 'form'> {
  name: keyof SettingsValues;
  hint?: string;
}

export const AddressField = (field: SettingProps) => (
  <TextField {...field} normalise={completeUrl} type="url" inputMode="url" />
);

interface FileProps extends Pick<AreaProps, 'form'> {
  name: 'termsFile' | 'privacyFile' | 'cancellationFile' | 'noticeFile';
  upload: 'smallPdf' | 'graphic';
}

const { dokumente, recht } = areaFields;
const fileFields = { ...dokumente, ...recht };

/** Below an address: a file that replaces it. */
export const OrFile = ({ form, name, upload }: FileProps) => (
  <Disclosure
    className="form-section__field"
    summary={`Oder ${fileFields[name].label}`}
    isOpen={form.state.getValues(name).file !== undefined}
  >
    <FileField form={form} name={name} upload={upload} wanted="Ersetzt beim Speichern die Adresse" />
  </Disclosure>
);

/** A required number with its unit. */
export const CountField = (props: SettingProps & { suffix: string }) => (
  <TextField {...props} width="half" inputMode="decimal" />
);

interface ShopTextProps extends AreaProps {
  name:
    | 'seoMetaDescription'
    | 'tradeInHeading'
    | 'tradeInSubheading'
    | 'usedWarrantyText'
    | 'disputeResolutionText'
    | 'accessibilityText';
  hint?: string;
}

/** Hint of a text that the shop shows, with what is found in it while it is typed (rules/admin: claims in texts). */
export const shopTextHint = ({ values, name, hint }: Omit<ShopTextProps, 'form'>) =>
  claimHint(claimsIn(values[name]), hint);

export const ShopTextField = ({ form, ...text }: ShopTextProps) => (
  <AreaField form={form} name={text.name} hint={shopTextHint(text)} />
);
