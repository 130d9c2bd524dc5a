import { PLUG_IN_HYBRID } from './freeText';
import type { Vehicle } from '../vehicle';

type Driven = Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>;

/** Charged from outside as well as fuelled: by the flag or by the drive type (rules/vehicle: plug-in hybrid); a platform may set only one of them. */
export function isPlugInHybrid({ isPlugInHybrid, driveType }: Pick<Driven, 'isPlugInHybrid' | 'driveType'>): boolean {
  return isPlugInHybrid === true || driveType?.toUpperCase() === PLUG_IN_HYBRID;
}

/** Whether a vehicle burns no fuel. Only then 0 g/km of CO2 is a value; else it means "not entered". */
export function emitsNothing(vehicle: Driven): boolean {
  return (vehicle.fuelType === 'electric' || vehicle.fuelType === 'hydrogen') && !isPlugInHybrid(vehicle);
}
