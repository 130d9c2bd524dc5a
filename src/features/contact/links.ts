import type { Address } from '../../domain/dealer/location';
import { addressLine } from '../../domain/dealer/locationText';

/** "mailto:…", encoded so that the address cannot contain a subject or further recipients. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;
}

/** Link to a map of an address. Nothing is loaded from the map service. */
export function mapHref(address: Address | undefined): string | undefined {
  const line = addressLine(address);
  return line === undefined ? undefined : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(line)}`;
}
