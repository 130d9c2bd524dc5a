import type { Address } from '../../domain/tenant/location';
import { addressLine } from '../../domain/tenant/locationText';

export function mapHref(address: Address | undefined): string | undefined {
  const line = addressLine(address);
  return line === undefined ? undefined : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(line)}`;
}
