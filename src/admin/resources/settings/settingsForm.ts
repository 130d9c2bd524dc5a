import type { WriteOptions } from '../../../api/admin/crud';
import {
  fetchDealerSettings,
  saveDealerSettings,
  type DealerSettings,
  type DealerSettingsChanges,
} from '../../../api/admin/dealerSettings';
import { deleteFiles, uploadFiles } from '../../../api/admin/files';
import type { Platform } from '../../../api/platform';
import { settingsPaymentTypes } from '../../../domain/tenant/settings';
import { isSameValue, type Fields } from '../../../lib/change';
import type { FieldErrors, FormCheck } from '../../../lib/check';
import type { Role } from '../../../domain/account/role';
import { keysOf } from '../../../lib/keysOf';
import { HttpError } from '../../../lib/http/errors';
import type { Entry } from '../../engine/entry';
import { checkOf } from '../../engine/entryFields';
import type { EntryForm, Uploaded } from '../../engine/entryForm';
import { mayDo } from '../../rights';
import { questionsBefore } from './settingsQuestions';
import { areaFields, settingsFields, settingsValues, type SettingsOutput, type SettingsValues } from './settingsFields';

type SettingsEntry = DealerSettings & Entry;

export const SETTINGS_ID = 'settings';

export const settingsEntry = (settings: DealerSettings): SettingsEntry => ({ ...settings, id: SETTINGS_ID });

/** Untouched fields are left out, even if validation would reformat them. */
export function checkSettings(values: SettingsValues, saved: Fields): FormCheck<DealerSettingsChanges> {
  const errors: FieldErrors = {};
  const before: Partial<SettingsOutput> = {};
  const after: Partial<SettingsOutput> = {};
  for (const id of keysOf(areaFields)) {
    if (Object.keys(areaFields[id]).every((name) => isSameValue(Reflect.get(values, name), Reflect.get(saved, name))))
      continue;
    const check = checkOf(areaFields[id]);
    const checked = check(values);
    Object.assign(errors, checked.errors);
    Object.assign(after, checked.values);
    Object.assign(before, check(saved).values);
  }
  if (Object.keys(errors).length > 0) return { errors };
  const isChanged = (name: string) => {
    if (isSameValue(Reflect.get(saved, name), Reflect.get(values, name))) return false;
    return !Object.hasOwn(before, name) || !isSameValue(Reflect.get(before, name), Reflect.get(after, name));
  };
  return { values: changesOf(values, after, isChanged) };
}

const CONTENT = ['tradeInHeading', 'tradeInSubheading', 'tradeInSteps'] as const;
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  logoUrl: ['logo'],
  uiBorderRadiusFull: ['borderRadius'],
  content: CONTENT,
  fileServerSettings: ['fileServerHost', 'fileServerPort', 'fileServerUsername', 'fileServerPassword'],
};

function changesOf(
  values: SettingsValues,
  output: Partial<SettingsOutput>,
  isChanged: (name: string) => boolean,
): DealerSettingsChanges {
  const {
    borderRadius,
    orderAvailablePaymentOptionTypes: payments = [],
    tradeInHeading: _heading,
    tradeInSubheading: _subheading,
    tradeInSteps: _steps,
    fileServerHost: _host,
    fileServerPort: port,
    fileServerUsername: _username,
    fileServerPassword: _password,
    logo: _logo,
    termsFile: _terms,
    privacyFile: _privacy,
    cancellationFile: _cancellation,
    noticeFile: _notice,
    ...same
  } = output;
  const sameNamed: { [Name in keyof typeof same]: DealerSettingsChanges[Name] } = same;
  const whole: DealerSettingsChanges = {
    ...sameNamed,
    logoUrl: values.logo.url,
    uiBorderRadiusFull: `${borderRadius}px`,
    orderAvailablePaymentOptionTypes: payments.map(settingsPaymentTypes.toWire),
    content: Object.fromEntries(CONTENT.filter(isChanged).map((name) => [name, output[name] ?? undefined])),
    fileServerSettings: {
      host: values.fileServerHost,
      port,
      username: values.fileServerUsername,
      ...(values.fileServerPassword !== '' && { password: values.fileServerPassword }),
    },
  };
  const changed = Object.entries(whole).filter(([name]) => (SOURCES[name] ?? [name]).some(isChanged));
  return Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]));
}

const DOCUMENTS = [
  ['termsFile', 'shopTermsOfServiceDocumentUrl'],
  ['privacyFile', 'privacyDocumentUrl'],
  ['cancellationFile', 'cancellationDocumentUrl'],
  ['noticeFile', 'legalGuaranteeNoticeUrl'],
] as const;

async function withAddresses(
  platform: Platform,
  values: SettingsValues,
  { signal }: WriteOptions = {},
): Promise<Uploaded<SettingsValues>> {
  const removals: (() => Promise<void>)[] = [];
  const upload = async (type: 'Logo' | 'LegalDocument', file: File) => {
    const [url] = await uploadFiles(platform, type, [file], { signal });
    if (url === undefined) throw new HttpError('unreadable');
    removals.push(() => deleteFiles(platform, type, [url]).catch(() => undefined));
    return url;
  };
  const uploaded = { ...values, legalMakes: [...values.legalMakes] };
  if (values.logo.file) uploaded.logo = { url: await upload('Logo', values.logo.file) };
  for (const [file, address] of DOCUMENTS) {
    const chosen = values[file].file;
    if (chosen === undefined) continue;
    uploaded[address] = await upload('LegalDocument', chosen);
    uploaded[file] = {};
  }
  for (const [at, make] of values.legalMakes.entries()) {
    const { file } = make.garanLabel;
    if (file) uploaded.legalMakes[at] = { ...make, garanLabel: { url: await upload('LegalDocument', file) } };
  }
  return {
    values: uploaded,
    remove: async () => {
      for (const remove of removals) await remove();
    },
  };
}

/** A new shop has settings, too: there is always an entry. */
const valuesOf = (row: SettingsEntry | undefined): SettingsValues => {
  if (row === undefined) throw new Error('no settings');
  return settingsValues(row);
};

/** The settings as the roles may change them: each section has a right of its own. */
export const settingsFormFor = (roles: readonly Role[]): EntryForm<SettingsEntry, SettingsValues> => ({
  fields: settingsFields,
  entries: valuesOf,
  questions: questionsBefore,
  upload: withAddresses,
  check: (values, row) => {
    const { errors, values: sent } = checkSettings(values, valuesOf(row));
    if (errors) return { errors };
    return { values: { sent, update: (platform, _, options) => saveDealerSettings(platform, sent, options?.signal) } };
  },
  mayChange: (name) => {
    const area = keysOf(areaFields).find((id) => Object.hasOwn(areaFields[id], name));
    return area !== undefined && mayDo(roles, `settings-${area}`);
  },
  canCreate: false,
  canUpdate: true,
});

export const settingsSource = {
  queryName: 'tenant-settings' as const,
  calls: {
    list: async (platform: Platform, signal?: AbortSignal) => [
      settingsEntry(await fetchDealerSettings(platform, signal)),
    ],
  },
  nameOf: () => 'Einstellungen',
};
