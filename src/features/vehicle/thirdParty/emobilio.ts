import { isPlugInHybrid } from '../../../domain/vehicle/drive';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Whether a vehicle is charged (electric, or petrol and electric) and so has the tab 'E-Mobilität'. */
export function isCharged(vehicle: Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>): boolean {
  const { fuelType } = vehicle;
  return fuelType === 'electric' || fuelType === 'hybridPetrol' || (fuelType === 'petrol' && isPlugInHybrid(vehicle));
}
