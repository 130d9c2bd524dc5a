import { MAX_RADIUS } from '../../../../domain/dealer/rules';
import { ColourField, FileField, FormSection, TextField } from '../../../engine/form/fields/fields';
import { areaFields } from '../settingsFields';
import type { AreaProps } from './fields';

const { uiColorAccentHex: accent, uiColorErrorHex: error, uiColorBlackHex: black } = areaFields.darstellung;

export const AppearanceArea = ({ form }: AreaProps) => (
  <FormSection form={form}>
    <FileField form={form} name="logo" upload="image" frame="logo" />
    <ColourField form={form} name="uiColorAccentHex" standard={accent.initial} />
    <ColourField form={form} name="uiColorErrorHex" standard={error.initial} />
    <ColourField
      form={form}
      name="uiColorBlackHex"
      standard={black.initial}
      hint="Für Texte; die Grautöne werden daraus gemischt."
    />
    <TextField
      form={form}
      name="borderRadius"
      width="short"
      suffix="px"
      inputMode="numeric"
      usual={[
        { value: '0', label: '0' },
        { value: '8', label: '8' },
        { value: '16', label: '16' },
        { value: String(MAX_RADIUS), label: 'rund' },
      ]}
    />
  </FormSection>
);
