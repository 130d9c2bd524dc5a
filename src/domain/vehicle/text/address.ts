import { hrefOf } from '../../addresses';
import type { Vehicle } from '../vehicle';
import { vehicleHeading } from './title';

type Addressed = Pick<
  Vehicle,
  'id' | 'manufacturer' | 'model' | 'heading' | 'marketingTitle' | 'internalId' | 'location'
>;

/** Only the id is read (rules/vehicle: readable address). */
export function vehicleAddress(vehicle: Addressed, tab?: string): string {
  const city = vehicle.location?.address?.city ?? vehicle.location?.name ?? '';
  const heading = vehicleHeading(vehicle);
  const { manufacturer = '', marketingTitle = '', internalId = '' } = vehicle;
  const title = heading.includes(marketingTitle) ? '' : marketingTitle;
  const parts = [manufacturer, heading, title, city, internalId].map(slug);
  return hrefOf('vehicle', { offer: parts.filter(Boolean).join('-'), vehicleId: vehicle.id, tab });
}

const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '/': '-' };

/** (rules/vehicle: readable address) */
export function slug(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .replace(/[äöüß/]/g, (character) => TRANSCRIPTIONS[character] ?? '')
    .normalize('NFD')
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
