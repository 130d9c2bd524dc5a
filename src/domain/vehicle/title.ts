import type { Vehicle } from './vehicle';

type Named = Pick<Vehicle, 'manufacturer' | 'model' | 'heading' | 'marketingTitle'>;

/** Heading of card and page: the platform's own, else manufacturer and model. */
export function vehicleHeading({ heading, manufacturer, model }: Omit<Named, 'marketingTitle'>): string {
  return heading ?? ([manufacturer, model].filter(Boolean).join(' ') || 'Fahrzeug');
}

/** Heading and marketing title in one line. A marketing title that says the same is not said twice. */
export function vehicleTitle(vehicle: Named): string {
  const heading = vehicleHeading(vehicle);
  const { marketingTitle } = vehicle;
  if (marketingTitle === undefined || heading.includes(marketingTitle)) return heading;
  return marketingTitle.startsWith(heading) ? marketingTitle : `${heading} ${marketingTitle}`;
}
