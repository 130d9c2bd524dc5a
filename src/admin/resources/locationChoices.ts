import type { Location } from '../../domain/dealer/location';
import { locationName } from '../../domain/dealer/locationText';

/** The dealer's locations, to choose from. */
export const locationChoices = (locations: readonly Location[]) =>
  locations.map((location) => ({ value: location.id, label: locationName(location) }));

/** Name of a location that something refers to: unknown as long as none is read, and once it is deleted. */
export function nameOfLocation(locations: readonly Location[], id: string): string {
  const location = locations.find((each) => each.id === id);
  if (location !== undefined) return locationName(location);
  return locations.length === 0 ? 'Bestimmter Standort' : 'Gelöschter Standort';
}
