import type { Address } from '../../domain/dealer/location';
import { addressLine } from '../../domain/dealer/locationText';

/** "tel:+4971112345" from a formatted number; the "(0)" of "+49 (0)711 / 12345" is removed, because it must not be dialled. */
export function phoneHref(phone: string): string {
  const international = phone.trim().startsWith('+') ? phone.replace(/\(0\)/g, '') : phone;
  const digits = international.replace(/\D/g, '');
  return `tel:${international.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** "mailto:…", encoded so that the address cannot contain a subject or further recipients. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;
}

/** Link to a map of an address. Nothing is loaded from the map service. */
export function mapHref(address: Address | undefined): string | undefined {
  const line = addressLine(address);
  return line === undefined ? undefined : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(line)}`;
}
