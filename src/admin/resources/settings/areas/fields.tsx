import type { ReactNode } from 'react';
import { completeUrl } from '../../../../domain/dealer/rules';
import { claimsIn } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import { AreaField, FileField, TextField } from '../../../engine/form/fields/fields';
import type { OpenForm } from '../../../engine/form/openForm';
import type { SettingsValues } from '../settingsFields';

export interface AreaProps {
  form: OpenForm<SettingsValues>;
  values: SettingsValues;
}

interface SettingProps extends Pick<AreaProps, 'form'> {
  name: keyof SettingsValues;
  hint?: ReactNode;
}

export const AddressField = (field: SettingProps) => (
  <TextField {...field} normalise={completeUrl} type="url" inputMode="url" />
);

export const REPLACES_ADDRESS = 'Ersetzt beim Speichern die Adresse';

interface OrFileProps extends SettingProps {
  file: 'termsFile' | 'privacyFile' | 'cancellationFile';
}

/** An address, or a PDF that replaces it. */
export const AddressOrFile = ({ form, file, ...address }: OrFileProps) => (
  <FileField
    form={form}
    name={file}
    upload="smallPdf"
    wanted={REPLACES_ADDRESS}
    address={<AddressField form={form} {...address} />}
  />
);

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
