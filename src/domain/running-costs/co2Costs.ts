import { roundToCents } from '../../lib/money';
import { isPlugInHybrid } from '../vehicle/enums/drive';
import { knownCo2 } from '../vehicle/legal/co2Class';
import type { Vehicle } from '../vehicle/vehicle';

/** Above this no vehicle emits, g/km. */
export const MAX_CO2 = 1000;

/** Emission for the CO2 costs, g/km: weighted of a plug-in hybrid (rules/running-costs: CO2 costs of the label). */
export function co2ForCosts(vehicle: Vehicle): number | undefined {
  if (vehicle.fuelType === 'electric' && !isPlugInHybrid(vehicle)) return 0;
  const values = isPlugInHybrid(vehicle) ? [vehicle.wltpWeightedCo2] : [vehicle.wltpCo2, vehicle.co2];
  return values.find((grams) => {
    const known = knownCo2(vehicle, grams);
    return known !== undefined && known >= 0 && known <= MAX_CO2;
  });
}

/**
 * Price of the CO2 that a vehicle emits, EUR with cents (rules/running-costs: CO2 costs of the label); the label computes with 15,000 km and ten years. Part of the
 * price of fuel: never to be added to it.
 *
 * @param grams of CO2 a km
 * @param price EUR a tonne
 */
export function co2Cost(grams: number, kmPerYear: number, years: number, price: number): number {
  return roundToCents((grams * kmPerYear * years * price) / 1_000_000);
}
