import { slug } from '../../../lib/slug';
import { hrefOf } from '../../addresses';
import type { Vehicle } from '../vehicle';
import { vehicleHeading } from './title';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the id in an address is a vehicle id; otherwise it is a stock id (rules/vehicle: id or stock id). */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** Compares ids regardless of case: some platforms write them in capitals, some links do not. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

type Addressed = Pick<
  Vehicle,
  'id' | 'manufacturer' | 'model' | 'heading' | 'marketingTitle' | 'internalId' | 'location'
>;

/**
 * Path of a vehicle's page without a hash, "/angebote-{manufacturer}-{heading+title}-{location}-{internalId}/{id}", optionally
 * with a tab (rules/vehicle: readable address). Missing parts are left out; only the id is read.
 */
export function vehicleAddress(vehicle: Addressed, tab?: string): string {
  const city = vehicle.location?.address?.city ?? vehicle.location?.name ?? '';
  const heading = vehicleHeading(vehicle);
  const { manufacturer = '', marketingTitle = '', internalId = '' } = vehicle;
  const title = heading.includes(marketingTitle) ? '' : marketingTitle;
  const parts = [manufacturer, heading, title, city, internalId].map(slug);
  return hrefOf('vehicle', { offer: parts.filter(Boolean).join('-'), vehicleId: vehicle.id, tab });
}
