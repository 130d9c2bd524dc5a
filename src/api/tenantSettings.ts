import { tenantSettingsSchema, type TenantSettings } from '../domain/tenant/settings';
import { ask, call } from './call';
import { PATHS } from './firstPaths';
import type { Platform } from './platform';

export const settingsCall = call('GET', PATHS.settings, { answer: tenantSettingsSchema });

/** @throws {HttpError} `not-found` for an unknown tenant */
export function fetchTenantSettings(platform: Platform, signal?: AbortSignal): Promise<TenantSettings> {
  return ask(platform, settingsCall, { signal });
}
