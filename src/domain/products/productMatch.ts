import { makeKey } from '../vehicle/make';
import type { Vehicle } from '../vehicle/vehicle';
import type { CrossSellingProduct } from './product';

export type ProductRelations = Pick<
  CrossSellingProduct,
  | 'carTypes'
  | 'isRelatedToAllCars'
  | 'relatedCarIds'
  | 'relatedManufacturers'
  | 'relatedModels'
  | 'relatedMinEnginePower'
  | 'relatedMaxEnginePower'
  | 'relatedCarFirstRegistrationDateStart'
  | 'relatedCarFirstRegistrationDateEnd'
>;

type MatchedVehicle = Pick<
  Vehicle,
  'id' | 'manufacturer' | 'model' | 'carType' | 'enginePower' | 'initialRegistration'
>;

/**
 * The query's flags widen the platform's filter, so matched here (rules/checkout: product for this vehicle). A missing
 * value exceeds no limit.
 */
export function fitsVehicle(product: ProductRelations, vehicle: MatchedVehicle): boolean {
  if (product.carTypes.length > 0 && vehicle.carType && !product.carTypes.includes(vehicle.carType)) return false;
  if (product.isRelatedToAllCars || product.relatedCarIds.includes(vehicle.id)) return true;
  const names = product.relatedManufacturers.length > 0 || product.relatedModels.length > 0;
  if (product.relatedCarIds.length > 0 && !names) return false;
  return (
    isNamed(product, vehicle) &&
    isWithin(vehicle.enginePower, product.relatedMinEnginePower, product.relatedMaxEnginePower) &&
    isWithin(
      vehicle.initialRegistration?.slice(0, 10),
      product.relatedCarFirstRegistrationDateStart?.slice(0, 10),
      product.relatedCarFirstRegistrationDateEnd?.slice(0, 10),
    )
  );
}

/** One make with models allows only these; else make or model is enough. */
function isNamed({ relatedManufacturers, relatedModels }: ProductRelations, vehicle: MatchedVehicle): boolean {
  if (relatedManufacturers.length === 0 && relatedModels.length === 0) return true;
  const isMake = includesName(relatedManufacturers, vehicle.manufacturer, makeKey);
  const isModel = includesName(relatedModels, vehicle.model, (name) => name.toLowerCase());
  return relatedManufacturers.length === 1 && relatedModels.length > 0 ? isMake && isModel : isMake || isModel;
}

function includesName(names: readonly string[], name: string | undefined, keyOf: (name: string) => string): boolean {
  return name !== undefined && names.some((candidate) => keyOf(candidate) === keyOf(name));
}

/** Dates compare as texts. */
function isWithin<Value extends number | string>(value: Value | undefined, min?: Value, max?: Value): boolean {
  if (value === undefined) return true;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}
