import type { Vehicle } from '../vehicle';
import { vehicleHeading } from './heading';

type Named = Pick<Vehicle, 'manufacturer' | 'model' | 'heading' | 'marketingTitle'>;

/**
 * Heading and marketing title in one line. What both say is said once: 'VW Golf' and 'Golf VIII Style' are a 'VW Golf VIII Style'.
 */
export function vehicleTitle(vehicle: Named): string {
  const heading = vehicleHeading(vehicle);
  const { marketingTitle } = vehicle;
  if (marketingTitle === undefined || heading.includes(marketingTitle)) return heading;
  const ends = words(heading).map((_, at, all) => all.slice(at).join(' '));
  const shared = ends.find((end) => `${marketingTitle} `.startsWith(`${end} `)) ?? '';
  return `${heading} ${marketingTitle.slice(shared.length).trim()}`;
}

/** Short name of one of several vehicles, which tells it from the others: heading alone, else with the marketing title. */
export function nameAmong(vehicle: Named, others: readonly Named[]): string {
  const heading = vehicleHeading(vehicle);
  return others.some((other) => other !== vehicle && vehicleHeading(other) === heading)
    ? vehicleTitle(vehicle)
    : heading;
}

const words = (text: string) => text.split(/\s+/);
