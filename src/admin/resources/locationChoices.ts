import type { Location } from '../../domain/tenant/location';
import { locationName } from '../../domain/tenant/locationText';

export const locationChoices = (locations: readonly Location[]) =>
  locations.map((location) => ({ value: location.id, label: locationName(location) }));

/** A placeholder while loading and for a deleted one. */
export function nameOfLocation(locations: readonly Location[], id: string): string {
  const location = locations.find((each) => each.id === id);
  if (location !== undefined) return locationName(location);
  return locations.length === 0 ? 'Bestimmter Standort' : 'Gelöschter Standort';
}
