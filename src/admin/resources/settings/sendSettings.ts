import { fetchDealerSettings, saveDealerSettings, type DealerSettings } from '../../../api/admin/dealerSettings';
import { uploadFiles } from '../../../api/admin/files';
import type { Platform } from '../../../api/platform';
import { settingsChanges, settingsValues, type SettingsOutput, type SettingsValues } from './settingsValues';

/** Documents that can be uploaded instead of linked. */
const documentFiles = [
  ['termsFile', 'shopTermsOfServiceDocumentUrl'],
  ['privacyFile', 'privacyDocumentUrl'],
  ['cancellationFile', 'cancellationDocumentUrl'],
] as const;

interface TypedSettings {
  /** Saved values. */
  initial: SettingsValues;
  values: SettingsValues;
  output: SettingsOutput;
}

interface SavedSettings {
  /** Settings after the write; `undefined` if reading them failed. */
  read: DealerSettings | undefined;
  /** Field values after the write. */
  values: SettingsValues;
}

/** Uploads chosen files, saves changed settings and reads them again, because the platform may change an address. */
export async function sendSettings(
  platform: Platform,
  { initial, values, output }: TypedSettings,
  signal: AbortSignal,
): Promise<SavedSettings> {
  const changes = settingsChanges(initial, values, output);
  const uploaded: Partial<SettingsValues> = {};
  if (values.logo.file) {
    [changes.logoUrl] = await uploadFiles(platform, 'Logo', [values.logo.file], { signal });
    uploaded.logo = { url: changes.logoUrl };
  } else if (values.logo.url !== initial.logo.url) changes.logoUrl = values.logo.url ?? null;
  for (const [file, address] of documentFiles) {
    const chosen = values[file].file;
    if (chosen === undefined) continue;
    const [url] = await uploadFiles(platform, 'LegalDocument', [chosen], { signal });
    changes[address] = url;
    uploaded[address] = url ?? '';
    uploaded[file] = {};
  }
  await saveDealerSettings(platform, changes, signal);
  const read = await fetchDealerSettings(platform, signal).catch(() => undefined);
  return { read, values: read ? settingsValues(read) : { ...values, ...uploaded, fileServerPassword: '' } };
}

/** Whether the platform has the typed values, that is, whether a write with a lost answer has arrived. */
export function areSaved({ initial, values, output }: TypedSettings, now: DealerSettings): boolean {
  const there = settingsValues(now);
  const files = documentFiles.filter(([file]) => values[file].file !== undefined);
  const isNew = (address: (typeof documentFiles)[number][1]) => there[address] !== initial[address];
  const isLogoThere = JSON.stringify(values.logo) === JSON.stringify(there.logo);
  const isLogoNew = values.logo.file !== undefined && there.logo.url !== initial.logo.url;
  const missing = Object.keys(settingsChanges(there, values, output)).filter(
    (name) => !files.some(([, address]) => address === name),
  );
  return missing.length === 0 && files.every(([, address]) => isNew(address)) && (isLogoThere || isLogoNew);
}
