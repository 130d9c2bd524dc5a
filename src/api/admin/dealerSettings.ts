import * as z from 'zod/mini';
import { HttpError } from '../../lib/http/errors';
import { optionalOf, record, requiredText } from '../../lib/schema';
import { tenantSettingsSchema, type TenantSettings } from '../../domain/tenant/settings';
import { ask, askBy, call, type Body } from '../call';
import type { Platform } from '../platform';
import { settingsCall } from '../tenantSettings';

export const saveSettingsCall = call('PUT', '/v2/vehicle-dealer/{a}/vehicle-dealer-settings/{id}', {
  sends: 'settingsBody',
  isAuthorized: true,
});

type Settings = Body<'settingsBody'>;

/** `null` removes a value. The platform never returns the export's password; an absent one stays. */
export type DealerSettingsChanges = {
  -readonly [Name in keyof Settings as string extends Name ? never : Name]?: Settings[Name];
};

const idSchema = z.object({ id: requiredText() });
const fileServerSchema = z.object({
  host: z.optional(z.string()),
  port: z.optional(z.number()),
  username: z.optional(z.string()),
});

export interface DealerSettings {
  settings: TenantSettings;
  fileServer: z.output<typeof fileServerSchema> | undefined;
}

export function fetchDealerSettings(platform: Platform, signal?: AbortSignal): Promise<DealerSettings> {
  return askBy(platform, settingsCall, { signal }, ({ data, context }) => ({
    settings: z.parse(tenantSettingsSchema, data, context),
    fileServer: z.parse(z.object({ fileServerSettings: optionalOf(fileServerSchema) }), data).fileServerSettings,
  }));
}

/** Reads all settings again and writes them, to keep a colleague's changes; a gap remains. */
export async function saveDealerSettings(
  platform: Platform,
  changes: DealerSettingsChanges,
  signal?: AbortSignal,
): Promise<void> {
  const raw = await askBy(platform, settingsCall, { signal }, ({ data }) => z.parse(record(), data));
  const id = z.safeParse(idSchema, raw);
  if (!id.success) throw new HttpError('unreadable');
  // Keeps access data and addresses that the form does not show.
  const inner = (['fileServerSettings', 'content'] as const)
    .filter((name) => changes[name])
    .map((name) => [name, { ...z.safeParse(record(), raw[name]).data, ...changes[name] }]);
  const body = { ...raw, ...changes, ...Object.fromEntries(inner) } as Settings;
  await ask(platform, saveSettingsCall, { parts: { id: id.data.id }, body, signal });
}
