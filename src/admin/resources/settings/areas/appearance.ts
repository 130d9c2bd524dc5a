import { MAX_RADIUS } from '../../../../domain/dealer/rules';
import type { Field, SettingsArea } from './fields';

const colour = (
  name: 'uiColorAccentHex' | 'uiColorErrorHex' | 'uiColorBlackHex',
  label: string,
  standard: string,
  hint?: string,
): Field => ({ name, label, hint, isRequired: true, control: { kind: 'colour', standard } });

/** Appearance: logo, colours and rounding. */
export const appearance: SettingsArea = {
  id: 'darstellung',
  title: 'Darstellung',
  sections: [
    {
      fields: [
        { name: 'logo', label: 'Logo', control: { kind: 'file', upload: 'image', frame: 'logo' } },
        colour('uiColorAccentHex', 'Akzentfarbe', '#0f52ba'),
        colour('uiColorErrorHex', 'Fehlerfarbe', '#b3261e'),
        colour(
          'uiColorBlackHex',
          'Schwarz',
          '#12161c',
          'Farbe der Texte; die Grautöne des Shops werden daraus gemischt.',
        ),
        {
          name: 'borderRadius',
          label: 'Rundung der Ecken',
          hint: '0 bis 9999 Pixel. 0 ist eckig, 9999 ganz rund.',
          isRequired: true,
          width: 'short',
          control: {
            kind: 'text',
            inputMode: 'numeric',
            suffix: 'px',
            usual: [
              { value: '0', label: '0' },
              { value: '8', label: '8' },
              { value: '16', label: '16' },
              { value: String(MAX_RADIUS), label: 'rund' },
            ],
          },
        },
      ],
    },
  ],
};
