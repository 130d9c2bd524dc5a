import { isPlugInHybrid } from '../../../domain/vehicle/enums/drive';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Electric, or petrol and electric: for these the tab 'E-Mobilität' is (storefront 2.4). */
export function isCharged(vehicle: Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>): boolean {
  const { fuelType } = vehicle;
  return fuelType === 'electric' || fuelType === 'hybridPetrol' || (fuelType === 'petrol' && isPlugInHybrid(vehicle));
}
