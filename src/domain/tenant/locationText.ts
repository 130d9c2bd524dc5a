import type { Address, Location } from './location';

export function addressLine(address: Omit<Address, 'id'> | undefined): string | undefined {
  const street = [address?.street, address?.houseNumber].filter(Boolean).join(' ');
  const town = [address?.zipCode, address?.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ') || undefined;
}

export function locationName({ name, address }: Pick<Location, 'name' | 'address'>): string {
  return name ?? addressLine(address) ?? 'Standort ohne Namen';
}

export function mainLocation(locations: readonly Location[] = []): Location | undefined {
  return locations.find(({ locationType }) => locationType?.toUpperCase() === 'MAIN') ?? locations[0];
}
