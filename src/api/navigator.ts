import * as z from 'zod/mini';
import { listOf, requiredText, text } from '../lib/schema';
import { ask, call } from './call';
import type { Platform } from './platform';

const navigatorSettingsSchema = z.object({ brand: text(), configId: requiredText() });

export const navigatorCall = call('GET', '/v2/vehicleDealer/{a}/crosssellingproducts/navigatorSettings', {
  answer: listOf(navigatorSettingsSchema),
});

export type NavigatorSettings = z.output<typeof navigatorSettingsSchema>;

/** Per brand; one without a brand is for all. Empty if the tenant has no navigator. */
export function fetchNavigatorSettings(platform: Platform, signal?: AbortSignal): Promise<NavigatorSettings[]> {
  return ask(platform, navigatorCall, { signal });
}
