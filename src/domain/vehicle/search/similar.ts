import { isReserved } from '../reservation';
import type { Vehicle } from '../vehicle';
import type { CarQuery } from './query';
import { makeKey } from '../make';

/** Share of the vehicle's price. */
const PRICE_SPAN = 0.3;
const CANDIDATES = 12;

/** Same model, and same kind at a similar price; two at most. */
export function similarQueries(vehicle: Vehicle): CarQuery[] {
  const { carType, manufacturer, model, vehicleSubType, publicPrice = 0 } = vehicle;
  const common: CarQuery = { ...(carType && { carType }), pageNumber: 1, pageSize: CANDIDATES };
  const sameModel: CarQuery[] =
    manufacturer === undefined || model === undefined
      ? []
      : [
          {
            ...common,
            manufacturer: manufacturer.toLocaleUpperCase('de'),
            model: model.toLocaleUpperCase('de'),
          },
        ];
  const price =
    publicPrice > 0
      ? {
          minPrice: Math.round(publicPrice * (1 - PRICE_SPAN)),
          maxPrice: Math.round(publicPrice * (1 + PRICE_SPAN)),
        }
      : {};
  const sameKind: CarQuery[] =
    vehicleSubType === undefined && publicPrice <= 0
      ? []
      : [{ ...common, ...price, ...(vehicleSubType !== undefined && { vehicleSubTypes: [vehicleSubType] }) }];
  return [...sameModel, ...sameKind];
}

/** Without the vehicle itself and reserved ones. */
export function mostSimilar(vehicle: Vehicle, candidates: readonly Vehicle[], count: number, now: Date): Vehicle[] {
  const others = new Map(candidates.map((other) => [other.id, other]));
  others.delete(vehicle.id);
  return [...others.values()]
    .filter((other) => !isReserved(other, now))
    .map((other) => ({ other, points: similarity(vehicle, other) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ other }) => other);
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLocaleLowerCase('de') === other?.toLocaleLowerCase('de');

/** 0 from a difference of `span`. */
const nearness = (one: number | undefined, other: number | undefined, span: number) =>
  one === undefined || other === undefined || span <= 0 ? 0 : Math.max(0, 1 - Math.abs(one - other) / span);

const yearOf = ({ initialRegistration }: Vehicle) =>
  initialRegistration === undefined ? undefined : Number(initialRegistration.slice(0, 4));

function similarity(one: Vehicle, other: Vehicle): number {
  const makes = [one.manufacturer, other.manufacturer].map((make) => make && makeKey(make));
  const isSameMake = isSame(makes[0], makes[1]);
  return (
    (isSameMake ? 1 : 0) +
    (isSameMake && isSame(one.model, other.model) ? 3 : 0) +
    (isSame(one.vehicleSubType, other.vehicleSubType) ? 2 : 0) +
    (isSame(one.fuelType, other.fuelType) ? 2 : 0) +
    (isSame(one.gearboxType, other.gearboxType) ? 1 : 0) +
    4 * nearness(one.publicPrice, other.publicPrice, (one.publicPrice ?? 0) / 2) +
    2 * nearness(yearOf(one), yearOf(other), 6) +
    nearness(one.mileage, other.mileage, 60_000)
  );
}
