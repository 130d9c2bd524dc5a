import { isPlugInHybrid } from '../../../domain/vehicle/enums/drive';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

/** Whether a vehicle is charged (electric, or petrol and electric) and so has the tab 'E-Mobilität' (storefront 2.4). */
export function isCharged(vehicle: Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>): boolean {
  const { fuelType } = vehicle;
  return fuelType === 'electric' || fuelType === 'hybridPetrol' || (fuelType === 'petrol' && isPlugInHybrid(vehicle));
}
