import { isPlugInHybrid } from '../../../domain/vehicle/drive';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Electric, or petrol and electric: has the tab 'E-Mobilität'. */
export function isCharged(vehicle: Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>): boolean {
  const { fuelType } = vehicle;
  return fuelType === 'electric' || fuelType === 'hybridPetrol' || (fuelType === 'petrol' && isPlugInHybrid(vehicle));
}
