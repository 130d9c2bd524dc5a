import {
  fetchDealerSettings,
  saveDealerSettings,
  type DealerSettings,
  type DealerSettingsChanges,
} from '../../../api/admin/dealerSettings';
import { uploadFiles } from '../../../api/admin/files';
import type { Platform } from '../../../api/platform';
import { settingsChanges, settingsValues, type SettingsOutput, type SettingsValues } from './settingsValues';

/** Documents that can be uploaded instead of linked. */
const documentFiles = [
  ['termsFile', 'shopTermsOfServiceDocumentUrl'],
  ['privacyFile', 'privacyDocumentUrl'],
  ['cancellationFile', 'cancellationDocumentUrl'],
  ['noticeFile', 'legalGuaranteeNoticeUrl'],
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
  if (changes.legalMakes) changes.legalMakes = await withLabels(platform, values, changes.legalMakes, signal);
  await saveDealerSettings(platform, changes, signal);
  const read = await fetchDealerSettings(platform, signal).catch(() => undefined);
  return { read, values: read ? settingsValues(read) : { ...values, ...uploaded, fileServerPassword: '' } };
}

type ChangedMakes = NonNullable<DealerSettingsChanges['legalMakes']>;

/** Uploads the labels of makes. @returns the makes, in the order of the form, with the addresses of their labels */
async function withLabels(
  platform: Platform,
  { legalMakes: rows }: SettingsValues,
  makes: ChangedMakes,
  signal: AbortSignal,
): Promise<ChangedMakes> {
  const sent: ChangedMakes[number][] = [];
  for (const [at, make] of makes.entries()) {
    const file = rows[at]?.garanLabel.file;
    const [garanLabelUrl = null] = file ? await uploadFiles(platform, 'LegalDocument', [file], { signal }) : [];
    sent.push(file ? { ...make, garanLabelUrl } : make);
  }
  return sent;
}

/** Whether the platform has the typed values, that is, whether a write with a lost answer has arrived. */
export function areSaved({ initial, values, output }: TypedSettings, now: DealerSettings): boolean {
  const there = settingsValues(now);
  const files = documentFiles.filter(([file]) => values[file].file !== undefined);
  const isNew = (address: (typeof documentFiles)[number][1]) => there[address] !== initial[address];
  const isLogoThere = JSON.stringify(values.logo) === JSON.stringify(there.logo);
  const isLogoNew = values.logo.file !== undefined && there.logo.url !== initial.logo.url;
  const hasLabels = values.legalMakes.some(({ garanLabel }) => garanLabel.file !== undefined);
  const areLabelsThere = values.legalMakes.every(
    ({ garanLabel }, at) => garanLabel.file === undefined || there.legalMakes[at]?.garanLabel.url !== undefined,
  );
  const missing = Object.keys(settingsChanges(there, values, output)).filter(
    (name) => !files.some(([, address]) => address === name) && !(name === 'legalMakes' && hasLabels && areLabelsThere),
  );
  return missing.length === 0 && files.every(([, address]) => isNew(address)) && (isLogoThere || isLogoNew);
}
