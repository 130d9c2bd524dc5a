import { asSchema } from '../lib/http/http';
import { tenantSettingsSchema, type TenantSettings } from '../domain/tenant/settings';
import { vehicleDealerPath, type Platform } from './platform';

/** @throws {HttpError} `not-found` for an unknown tenant */
export function fetchTenantSettings(platform: Platform, signal?: AbortSignal): Promise<TenantSettings> {
  const path = vehicleDealerPath(platform, 'vehicle-dealer-settings');
  return platform.http.request('GET', path, { signal, read: asSchema(tenantSettingsSchema) });
}
