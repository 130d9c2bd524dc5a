import { saveDealerSettings } from '../../../api/admin/dealerSettings';
import { uploadFiles } from '../../../api/admin/files';
import type { Platform } from '../../../api/platform';
import { settingsChanges, type SettingsOutput, type SettingsValues } from './settingsValues';

/** Documents that may be given as a file instead of an address. */
const documentFiles = [
  ['termsFile', 'shopTermsOfServiceDocumentUrl'],
  ['privacyFile', 'privacyDocumentUrl'],
  ['cancellationFile', 'cancellationDocumentUrl'],
] as const;

interface TypedSettings {
  /** As they were saved. */
  initial: SettingsValues;
  values: SettingsValues;
  output: SettingsOutput;
}

/** Uploads the chosen files, saves what was changed, and returns what stands in the fields after that. */
export async function sendSettings(
  platform: Platform,
  { initial, values, output }: TypedSettings,
  signal: AbortSignal,
): Promise<SettingsValues> {
  const changes = settingsChanges(initial, values, output);
  if (values.logo.file) [changes.logoUrl] = await uploadFiles(platform, 'Logo', [values.logo.file], { signal });
  else if (values.logo.url === undefined && initial.logo.url !== undefined) changes.logoUrl = null;
  for (const [file, address] of documentFiles) {
    const chosen = values[file].file;
    if (chosen) [changes[address]] = await uploadFiles(platform, 'LegalDocument', [chosen], { signal });
  }
  await saveDealerSettings(platform, changes, signal);
  return { ...values, termsFile: {}, privacyFile: {}, cancellationFile: {}, fileServerPassword: '' };
}
