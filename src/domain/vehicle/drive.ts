import { PLUG_IN_HYBRID } from '../enums/freeText';
import type { Vehicle } from './vehicle';

type Driven = Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>;

/** True by flag or drive type: a platform may set only one (rules/vehicle: plug-in hybrid). */
export function isPlugInHybrid({ isPlugInHybrid, driveType }: Pick<Driven, 'isPlugInHybrid' | 'driveType'>): boolean {
  return isPlugInHybrid === true || driveType?.toUpperCase() === PLUG_IN_HYBRID;
}

/** Of others 0 g/km of CO2 means "not entered". */
export function hasNoEmissions(vehicle: Driven): boolean {
  return (vehicle.fuelType === 'electric' || vehicle.fuelType === 'hydrogen') && !isPlugInHybrid(vehicle);
}
