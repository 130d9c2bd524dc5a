import { PLUG_IN_HYBRID } from '../enums/freeText';
import type { Vehicle } from './vehicle';

type Driven = Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>;

/** Whether a vehicle is a plug-in hybrid, by its flag or its drive type: a platform may set only one (rules/vehicle: plug-in hybrid). */
export function isPlugInHybrid({ isPlugInHybrid, driveType }: Pick<Driven, 'isPlugInHybrid' | 'driveType'>): boolean {
  return isPlugInHybrid === true || driveType?.toUpperCase() === PLUG_IN_HYBRID;
}

/** Whether a vehicle burns no fuel. Only then is 0 g/km of CO2 a value; otherwise it means "not entered". */
export function hasNoEmissions(vehicle: Driven): boolean {
  return (vehicle.fuelType === 'electric' || vehicle.fuelType === 'hydrogen') && !isPlugInHybrid(vehicle);
}
