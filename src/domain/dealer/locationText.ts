import type { Address, Location } from './location';

/** "Hauptstraße 1, 70173 Stuttgart", of the parts that are known; without any of them undefined. */
export function addressLine(address: Omit<Address, 'id'> | undefined): string | undefined {
  const street = [address?.street, address?.houseNumber].filter(Boolean).join(' ');
  const town = [address?.zipCode, address?.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ') || undefined;
}

/** What a location is called: by its name, else by where it is; an id says nothing to a person. */
export function locationName({ name, address }: Pick<Location, 'name' | 'address'>): string {
  return name ?? addressLine(address) ?? 'Standort ohne Namen';
}

/** The dealer's main place of business, or the first one where none is marked so. */
export function mainLocation(locations: readonly Location[] = []): Location | undefined {
  return locations.find(({ locationType }) => locationType?.toUpperCase() === 'MAIN') ?? locations[0];
}
