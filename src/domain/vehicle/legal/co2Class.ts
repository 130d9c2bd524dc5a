import { isNewCar } from './newCar';
import { isPassengerCar } from '../../enums/carType';
import { hasNoEmissions, isPlugInHybrid } from '../drive';
import type { Vehicle } from '../vehicle';

/** Upper bounds in g/km and colours of the official scale (Pkw-EnVKV, rules/law: CO2 scale). */
export const CO2_CLASSES = [
  { name: 'A', upTo: 0, colour: '#00a651' },
  { name: 'B', upTo: 95, colour: '#4fb947' },
  { name: 'C', upTo: 115, colour: '#bfd730' },
  { name: 'D', upTo: 135, colour: '#fff200' },
  { name: 'E', upTo: 155, colour: '#fdb913' },
  { name: 'F', upTo: 175, colour: '#f37021' },
  { name: 'G', upTo: Infinity, colour: '#ed1c24' },
] as const;

type Co2Class = (typeof CO2_CLASSES)[number]['name'];

/** g/km. Only 0 is an A; below 0.5 is rounded up. */
export function co2ClassOf(grams: number): Co2Class {
  const whole = grams > 0 ? Math.max(Math.round(grams), 1) : 0;
  return CO2_CLASSES.find(({ upTo }) => whole <= upTo)?.name ?? 'G';
}

/** g/km; 0 of a fuel means "not entered". */
export function knownCo2(
  vehicle: Pick<Vehicle, 'driveType' | 'fuelType' | 'isPlugInHybrid'>,
  grams: number | undefined,
): number | undefined {
  return grams !== undefined && (grams > 0 || hasNoEmissions(vehicle)) ? grams : undefined;
}

interface Co2Scale {
  label: string;
  co2Class: Co2Class;
  grams: number;
}

type Emitting = Pick<
  Vehicle,
  | 'carType'
  | 'co2'
  | 'driveType'
  | 'fuelType'
  | 'initialRegistration'
  | 'isPlugInHybrid'
  | 'mileage'
  | 'usedConditionType'
  | 'wltpCo2'
  | 'wltpCo2Discharged'
  | 'wltpWeightedCo2'
>;

/** None without a figure: an unproven green claim. */
export function co2Scales(vehicle: Emitting, now: Date): Co2Scale[] {
  if (!isPassengerCar(vehicle) || !isNewCar(vehicle, now)) return [];
  const co2Of = (grams: number | undefined) => knownCo2(vehicle, grams);
  if (isPlugInHybrid(vehicle)) {
    return [
      ...scale('CO₂-Klasse (gewichtet, kombiniert)', co2Of(vehicle.wltpWeightedCo2)),
      ...scale('CO₂-Klasse (bei entladener Batterie)', co2Of(vehicle.wltpCo2Discharged)),
    ];
  }
  const grams = co2Of(vehicle.wltpCo2) ?? co2Of(vehicle.co2) ?? (hasNoEmissions(vehicle) ? 0 : undefined);
  return scale('CO₂-Klasse (kombiniert)', grams);
}

const scale = (label: string, grams: number | undefined): Co2Scale[] =>
  grams === undefined ? [] : [{ label, co2Class: co2ClassOf(grams), grams }];
