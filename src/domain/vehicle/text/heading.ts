import type { Vehicle } from '../vehicle';

/** Heading of card and page: the platform's, else manufacturer and model. */
export function vehicleHeading({
  heading,
  manufacturer,
  model,
}: Pick<Vehicle, 'manufacturer' | 'model' | 'heading'>): string {
  return heading ?? ([manufacturer, model].filter(Boolean).join(' ') || 'Fahrzeug');
}
