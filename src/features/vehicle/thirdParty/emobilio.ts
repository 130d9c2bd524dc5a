import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Electric, or petrol and electric: for these the tab 'E-Mobilität' is (storefront 2.4). */
export function isCharged({ fuelType, isPlugInHybrid }: Pick<Vehicle, 'fuelType' | 'isPlugInHybrid'>): boolean {
  return fuelType === 'electric' || fuelType === 'hybridPetrol' || (fuelType === 'petrol' && isPlugInHybrid === true);
}
