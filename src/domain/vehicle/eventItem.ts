import { hasPrice } from './price';
import { carTypes } from '../enums/carType';
import { vehicleTitle } from './text/title';
import type { Vehicle } from './vehicle';

export type VehicleListName = 'search' | 'similar' | 'recently-seen' | 'favourites' | 'comparison';

/** A vehicle or an extra in analytics events (GA4: an item), without personal data. */
export interface EventItem {
  /** Id of the platform; the same as in addresses and calls. */
  id: string;
  /** The dealer's own number. */
  stockNumber?: string;
  /** Heading and title, as the card shows them. */
  name: string;
  brand?: string;
  model?: string;
  /** Type of vehicle ('PKW'), or 'Zubehör & Services' for extras. */
  category: string;
  /** EUR with tax; absent where the price is on request. */
  price?: number;
  /** List in which it is shown, and its index there, from 0. */
  list?: VehicleListName;
  index?: number;
}

export interface VehicleDetail {
  vehicleId: string;
  item: EventItem;
  /** EUR with tax; absent where the price is on request. */
  value?: number;
  currency: 'EUR';
}

const EXTRAS_CATEGORY = 'Zubehör & Services';

/** @param position list in which the vehicle is shown, and its index there */
export function eventItemOf(vehicle: Vehicle, position?: { list: VehicleListName; index: number }): EventItem {
  const { id, internalId, manufacturer, model, carType, publicPrice } = vehicle;
  return {
    id,
    ...(internalId !== undefined && { stockNumber: internalId }),
    name: vehicleTitle(vehicle),
    ...(manufacturer !== undefined && { brand: manufacturer }),
    ...(model !== undefined && { model }),
    category: carType === undefined ? 'Fahrzeug' : carTypes.label(carType),
    ...(hasPrice(vehicle) && { price: publicPrice }),
    ...position,
  };
}

interface Extra {
  id: string;
  name: string;
  price: number;
  frequency: 'once' | 'monthly';
}

/** Item of an extra or a hand-over. Monthly prices are left out. */
export function eventItemOfExtra({ id, name, price, frequency }: Extra): EventItem {
  return { id, name, category: EXTRAS_CATEGORY, ...(frequency === 'once' && { price }) };
}

export function vehicleDetailOf(vehicle: Vehicle): VehicleDetail {
  const item = eventItemOf(vehicle);
  return { vehicleId: vehicle.id, item, ...(item.price !== undefined && { value: item.price }), currency: 'EUR' };
}
