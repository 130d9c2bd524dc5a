import { THIRD_PARTY_ADDRESSES } from '../../domain/thirdParties';
import { configuredAddress } from '../../lib/configuredAddress';

/** No slash at the end; replaceable at build time (.env.example). */
export const ADDRESSES = {
  accessories: configuredAddress(import.meta.env.VITE_ACCESSORIES_NAVIGATOR_URL, THIRD_PARTY_ADDRESSES.accessories),
  emobilio: configuredAddress(import.meta.env.VITE_EMOBILIO_URL, THIRD_PARTY_ADDRESSES.emobilio),
  autoUncle: configuredAddress(import.meta.env.VITE_AUTOUNCLE_URL, THIRD_PARTY_ADDRESSES.autouncle),
} as const;

export function thirdPartyAddress(base: string, path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return `${base}${path}?${query.toString()}`;
}
