import type { Address } from '../../domain/tenant/location';
import { addressLine } from '../../domain/tenant/locationText';

/** Link to a map of an address. Nothing is loaded from the map service. */
export function mapHref(address: Address | undefined): string | undefined {
  const line = addressLine(address);
  return line === undefined ? undefined : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(line)}`;
}
