import type { FormField } from '../../../engine/controls';
import type { FormSection } from '../../../engine/resource';
import type { SettingsValues } from '../settingsValues';

export type Field = FormField<SettingsValues, undefined>;

export interface SettingsArea {
  /** In the address. */
  id: string;
  title: string;
  sections: readonly FormSection<SettingsValues, undefined>[];
  /** Only admins change it. */
  isForAdmins?: boolean;
}

/** Address of a page, typed. */
export const address = (name: Field['name'], label: string, hint = 'Beginnt mit https://'): Field => ({
  name,
  label,
  hint,
  control: { kind: 'text', type: 'url', inputMode: 'url' },
});

/** A figure that is required, with its unit. */
export const count = (name: Field['name'], label: string, suffix: string, hint?: string): Field => ({
  name,
  label,
  hint,
  isRequired: true,
  width: 'half',
  control: { kind: 'text', inputMode: 'decimal', suffix },
});
