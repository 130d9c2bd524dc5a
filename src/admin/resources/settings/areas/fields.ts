import { completeUrl } from '../../../../domain/dealer/rules';
import type { FormField } from '../../../engine/form/controls';
import type { FormSection } from '../../../engine/resource';
import type { SettingsValues } from '../settingsValues';

export type Field = FormField<SettingsValues, undefined>;

export interface SettingsArea {
  /** Parameter value in the address. */
  id: string;
  title: string;
  sections: readonly FormSection<SettingsValues, undefined>[];
  /** Whether only admins may change it. */
  isForAdmins?: boolean;
}

/** Field for the URL of a page. */
export const address = (name: Field['name'], label: string, hint = 'Beginnt mit https://'): Field => ({
  name,
  label,
  hint,
  normalise: completeUrl,
  control: { kind: 'text', type: 'url', inputMode: 'url' },
});

/** Field for a required number with its unit. */
export const count = (name: Field['name'], label: string, suffix: string, hint?: string): Field => ({
  name,
  label,
  hint,
  isRequired: true,
  width: 'half',
  control: { kind: 'text', inputMode: 'decimal', suffix },
});
