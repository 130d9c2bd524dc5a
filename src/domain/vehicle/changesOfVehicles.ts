import { formatPrice } from '../../lib/format';
import { hasPrice } from './price';
import { isReserved } from './reservation';
import type { Vehicle } from './vehicle';

type Shown = Pick<Vehicle, 'id' | 'publicPrice' | 'reservedUntil'>;

export interface RereadVehicle {
  before: Shown;
  after: Shown;
  seen: Date;
  now: Date;
}

const priceText = (vehicle: Shown) => (hasPrice(vehicle) ? formatPrice(vehicle.publicPrice ?? 0) : 'Preis auf Anfrage');

export function priceDifference({ before, after }: RereadVehicle): string | undefined {
  const [was, is] = [priceText(before), priceText(after)];
  return was === is ? undefined : `Der Preis hat sich geändert: ${is} statt ${was}.`;
}

export function reservationDifference({ before, after, seen, now }: RereadVehicle): 'reserved' | 'free' | undefined {
  const isTaken = isReserved(after, now);
  return isTaken === isReserved(before, seen) ? undefined : isTaken ? 'reserved' : 'free';
}

const counted = (count: number, one: string, several: string) => (count === 1 ? `1 ${one}` : `${count} ${several}`);

export function listDifference(vehicles: readonly RereadVehicle[]): string | undefined {
  const prices = vehicles.filter((each) => priceDifference(each) !== undefined).length;
  const reserved = vehicles.filter((each) => reservationDifference(each) === 'reserved').length;
  const parts = [
    prices > 0 && counted(prices, 'Preis hat sich geändert', 'Preise haben sich geändert'),
    reserved > 0 && counted(reserved, 'Fahrzeug ist inzwischen reserviert', 'Fahrzeuge sind inzwischen reserviert'),
  ].filter(Boolean);
  return parts.length === 0 ? undefined : `Die Liste ist wieder aktuell: ${parts.join(', ')}.`;
}
