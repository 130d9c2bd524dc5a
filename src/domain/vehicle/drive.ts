import { PLUG_IN_HYBRID } from './freeText';
import type { Vehicle } from './vehicle';

/** Charged from outside as well as fuelled: by the flag, else by the drive type (decisions 6). */
export function isPlugInHybrid(vehicle: Pick<Vehicle, 'isPlugInHybrid' | 'driveType'>): boolean {
  return vehicle.isPlugInHybrid ?? vehicle.driveType?.toUpperCase() === PLUG_IN_HYBRID;
}
