import * as z from 'zod/mini';
import { asSchema } from '../lib/http/http';
import { listOf, requiredText, text } from '../lib/schema';
import type { Platform } from './platform';

const navigatorSettingsSchema = z.object({ brand: text(), configId: requiredText() });

export type NavigatorSettings = z.output<typeof navigatorSettingsSchema>;

/** Settings of the accessories navigator per brand; one without a brand is for all. Empty if the tenant has no navigator. */
export function fetchNavigatorSettings(platform: Platform, signal?: AbortSignal): Promise<NavigatorSettings[]> {
  const path = `/v2/vehicleDealer/${encodeURIComponent(platform.adminId)}/crosssellingproducts/navigatorSettings`;
  return platform.http.request('GET', path, { signal, read: asSchema(listOf(navigatorSettingsSchema)) });
}
