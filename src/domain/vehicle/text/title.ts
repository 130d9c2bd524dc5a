import type { Vehicle } from '../vehicle';

export function vehicleHeading({
  heading,
  manufacturer,
  model,
}: Pick<Vehicle, 'manufacturer' | 'model' | 'heading'>): string {
  return heading ?? ([manufacturer, model].filter(Boolean).join(' ') || 'Fahrzeug');
}

type Named = Pick<Vehicle, 'manufacturer' | 'model' | 'heading' | 'marketingTitle'>;

export function vehicleTitle(vehicle: Named): string {
  const heading = vehicleHeading(vehicle);
  const { marketingTitle } = vehicle;
  if (marketingTitle === undefined || heading.includes(marketingTitle)) return heading;
  const ends = words(heading).map((_, at, all) => all.slice(at).join(' '));
  const shared = ends.find((end) => `${marketingTitle} `.startsWith(`${end} `)) ?? '';
  return `${heading} ${marketingTitle.slice(shared.length).trim()}`;
}

export function nameAmong(vehicle: Named, others: readonly Named[]): string {
  const heading = vehicleHeading(vehicle);
  return others.some((other) => other !== vehicle && vehicleHeading(other) === heading)
    ? vehicleTitle(vehicle)
    : heading;
}

const words = (text: string) => text.split(/\s+/);
