import { hasPrice } from './price';
import { carTypes } from './enums/carType';
import { vehicleTitle } from './text/title';
import type { Vehicle } from './vehicle';

/** Places of the shop that show several vehicles. */
export type VehicleListName = 'search' | 'similar' | 'recently-seen' | 'favourites' | 'comparison';

/** A vehicle or an extra, as statistics count it (GA4: an item). Nothing of it is personal. */
export interface EventItem {
  /** Id of the platform; the same as in addresses and calls. */
  id: string;
  /** The dealer's own number. */
  stockNumber?: string;
  /** Heading and title, as the card shows them. */
  name: string;
  brand?: string;
  model?: string;
  /** Kind of vehicle ('PKW'), or 'Zubehör & Services' for what is ordered with it. */
  category: string;
  /** EUR with tax; absent where the price is on request. */
  price?: number;
  /** The list that it is shown in, and its place there from 0. */
  list?: VehicleListName;
  index?: number;
}

/** What events say of one vehicle. */
export interface VehicleDetail {
  vehicleId: string;
  item: EventItem;
  /** EUR with tax; absent where the price is on request. */
  value?: number;
  currency: 'EUR';
}

/** Of what is ordered beside a vehicle. */
const EXTRAS = 'Zubehör & Services';

/** @param place list and place in it, where it is one of several */
export function eventItemOf(vehicle: Vehicle, place?: { list: VehicleListName; index: number }): EventItem {
  const { id, internalId, manufacturer, model, carType, publicPrice } = vehicle;
  return {
    id,
    ...(internalId !== undefined && { stockNumber: internalId }),
    name: vehicleTitle(vehicle),
    ...(manufacturer !== undefined && { brand: manufacturer }),
    ...(model !== undefined && { model }),
    category: carType === undefined ? 'Fahrzeug' : carTypes.label(carType),
    ...(hasPrice(vehicle) && { price: publicPrice }),
    ...place,
  };
}

interface Extra {
  id: string;
  name: string;
  price: number;
  frequency: 'once' | 'monthly';
}

/** What is ordered with a vehicle: an extra, the way of its hand-over. What is paid by the month has no price here. */
export function eventItemOfExtra({ id, name, price, frequency }: Extra): EventItem {
  return { id, name, category: EXTRAS, ...(frequency === 'once' && { price }) };
}

export function vehicleDetailOf(vehicle: Vehicle): VehicleDetail {
  const item = eventItemOf(vehicle);
  return { vehicleId: vehicle.id, item, ...(item.price !== undefined && { value: item.price }), currency: 'EUR' };
}
