import { slug } from '../../../lib/slug';
import { hrefOf } from '../../addresses';
import type { Vehicle } from '../vehicle';
import { vehicleHeading } from './heading';

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
