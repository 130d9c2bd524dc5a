import { asSchema } from '../lib/http/http';
import { tenantSettingsSchema, type TenantSettings } from '../domain/tenant/settings';
import { tenantSettingsPath } from './firstReads';
import type { Platform } from './platform';

/** @throws {HttpError} `not-found` for an unknown tenant */
export function fetchTenantSettings(platform: Platform, signal?: AbortSignal): Promise<TenantSettings> {
  return platform.http.request('GET', tenantSettingsPath(platform), { signal, read: asSchema(tenantSettingsSchema) });
}
