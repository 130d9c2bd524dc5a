import type { ReactNode } from 'react';
import { completeUrl } from '../../../../lib/webAddress';
import { claimsIn, claimsInBenefits } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import { AreaField, FileField, TextField, TextsField, TickField } from '../../../engine/form/fields/fields';
import type { OpenForm } from '../../../engine/form/openForm';
import { plainIn, type PlainSetting, type SettingsValues } from '../settingsFields';

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

type NamesOf<Value> = {
  [Name in keyof SettingsValues]: SettingsValues[Name] extends Value ? Name : never;
}[keyof SettingsValues];

interface ShopTextProps extends AreaProps {
  name: NamesOf<string>;
  hint?: string;
}

/** (rules/admin: claims in texts) */
export const shopTextHint = ({ values, name, hint }: Omit<ShopTextProps, 'form'>) =>
  claimHint(claimsIn(values[name]), hint);

export const ShopTextField = ({ form, ...text }: ShopTextProps) => (
  <AreaField form={form} name={text.name} hint={shopTextHint(text)} />
);

interface ShopTextsProps extends AreaProps {
  name: NamesOf<string[]>;
  hint?: string;
  addLabel: string;
}

export const ShopTextsField = ({ form, values, name, hint, addLabel }: ShopTextsProps) => (
  <TextsField form={form} name={name} hint={claimHint(claimsInBenefits(values[name]), hint)} addLabel={addLabel} />
);

export const PlainSettings = ({ section, ...area }: AreaProps & Pick<PlainSetting, 'section'>) =>
  plainIn(section).map((setting) => <PlainField key={setting.name} {...area} {...setting} />);

function PlainField(setting: AreaProps & Omit<PlainSetting, 'section'> & { name: keyof SettingsValues }) {
  const { form, values, name, as, hint, suffix = '', addLabel = 'Hinzufügen' } = setting;
  switch (as) {
    case 'address':
      return <AddressField form={form} name={name} hint={hint} />;
    case 'count':
      return <CountField form={form} name={name} hint={hint} suffix={suffix} />;
    case 'tick':
      return <TickField form={form} name={name} hint={hint} />;
    case 'text':
      return <ShopTextField {...{ form, values, hint }} name={name as NamesOf<string>} />;
    case 'list':
      return <ShopTextsField {...{ form, values, hint, addLabel }} name={name as NamesOf<string[]>} />;
  }
}
