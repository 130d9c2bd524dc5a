import { completeUrl } from '../../../../domain/dealer/rules';
import { claimsIn } from '../../../../domain/law/claimRules';
import { claimHint } from '../../../engine/ClaimNotes';
import type { FormField, FormSection } from '../../../engine/form/controls';
import type { SettingsValues } from '../settingsValues';

export type Field = FormField<SettingsValues>;

export interface SettingsArea {
  /** Parameter value in the address, and name of its rights. */
  id: 'darstellung' | 'dokumente' | 'inhalt' | 'bestellung' | 'inzahlungnahme' | 'banken' | 'recht';
  title: string;
  sections: readonly FormSection<SettingsValues>[];
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

type ShopText =
  | 'seoMetaDescription'
  | 'tradeInHeading'
  | 'tradeInSubheading'
  | 'usedWarrantyText'
  | 'disputeResolutionText'
  | 'accessibilityText';

/** Field for a text that the shop shows, searched for claims while it is typed (rules/admin: claims in texts). */
export const shopText = (
  name: ShopText,
  label: string,
  hint?: string,
  control: Field['control'] = { kind: 'area' },
): Field => ({
  name,
  label,
  hint: (values) => claimHint(claimsIn(values[name]), hint),
  control,
});
