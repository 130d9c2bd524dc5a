import { formatDate } from '../../lib/formatDate';
import type { Vehicle } from './vehicle';

/** 'Sofort' once the date has passed, else the date (storefront 4); nothing is promised where the platform has none. */
export function availabilityLabel(
  { availableFromDate }: Pick<Vehicle, 'availableFromDate'>,
  now: Date,
): string | undefined {
  if (availableFromDate === undefined) return undefined;
  return Date.parse(availableFromDate) <= now.getTime() ? 'Sofort' : formatDate(availableFromDate);
}
