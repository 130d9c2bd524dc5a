import { roundToCents } from '../../lib/money';
import { isPlugInHybrid } from '../vehicle/enums/drive';
import { knownCo2 } from '../vehicle/legal/co2Class';
import type { Vehicle } from '../vehicle/vehicle';

/** Upper bound of plausible emissions, g/km. */
export const MAX_CO2 = 1000;

/** Emission for the CO2 costs, g/km; of a plug-in hybrid the weighted one. */
export function co2ForCosts(vehicle: Vehicle): number | undefined {
  if (vehicle.fuelType === 'electric' && !isPlugInHybrid(vehicle)) return 0;
  const values = isPlugInHybrid(vehicle) ? [vehicle.wltpWeightedCo2] : [vehicle.wltpCo2, vehicle.co2];
  return values.find((grams) => {
    const co2 = knownCo2(vehicle, grams);
    return co2 !== undefined && co2 >= 0 && co2 <= MAX_CO2;
  });
}

/**
 * CO2 costs in EUR with cents (rules/running-costs: CO2 costs of the label); the label has 15,000 km a year and ten years. They are part
 * of the price of fuel and must not be added to it.
 *
 * @param grams CO2 per km
 * @param price EUR per tonne
 */
export function co2Cost(grams: number, kmPerYear: number, years: number, price: number): number {
  return roundToCents((grams * kmPerYear * years * price) / 1_000_000);
}
