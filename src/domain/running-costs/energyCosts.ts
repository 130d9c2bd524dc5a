import type { AssumptionKey, Assumptions } from './assumptions';
import type { EnergyUse } from './energyUse';
import { roundToCents } from '../../lib/money';
import { isPlugInHybrid } from '../vehicle/drive';
import { knownCo2 } from '../vehicle/legal/co2Class';
import type { Vehicle } from '../vehicle/vehicle';

interface EnergyCost {
  kind: 'fuel' | 'electricity';
  /** Litres, kg or kWh. */
  amount: number;
  /** EUR, not rounded; `undefined` without a price. */
  cost: number | undefined;
}

const share = (percent: number | undefined) => (percent ?? 0) / 100;

/** Electricity first (rules/running-costs: energy of one year). */
export function energyCosts(use: EnergyUse, assumptions: Assumptions): EnergyCost[] {
  const { kmPerYear = 0, homeShare, electricShare, extraConsumption } = assumptions;
  const hundreds = (kmPerYear / 100) * (1 + share(extraConsumption));
  const electricPart = use.isShared ? share(electricShare) : 1;
  const fuelPart = use.isShared ? 1 - electricPart : 1;
  const atHome = share(homeShare);

  const cost = (amount: number, price: number | undefined) => (price === undefined ? undefined : amount * price);
  const costs: EnergyCost[] = [];
  if (use.electricity) {
    const { electricityAtHome, electricityInPublic } = assumptions;
    const price =
      electricityAtHome === undefined || electricityInPublic === undefined
        ? undefined
        : atHome * electricityAtHome + (1 - atHome) * electricityInPublic;
    const amount = hundreds * use.electricity.per100Km * electricPart;
    costs.push({ kind: 'electricity', amount, cost: cost(amount, price) });
  }
  if (use.fuel) {
    const amount = hundreds * use.fuel.per100Km * fuelPart;
    costs.push({ kind: 'fuel', amount, cost: cost(amount, assumptions[use.fuel.kind]) });
  }
  return costs;
}

export function energyAssumptions(use: EnergyUse): AssumptionKey[] {
  return [
    ...(use.isShared ? (['electricShare'] as const) : []),
    ...(use.fuel ? [use.fuel.kind] : []),
    ...(use.electricity ? (['electricityAtHome', 'electricityInPublic', 'homeShare'] as const) : []),
    'extraConsumption',
  ];
}

/** Upper bound of plausible emissions, g/km. */
export const MAX_CO2 = 1000;

/** g/km; of a plug-in hybrid the weighted one. */
export function co2ForCosts(vehicle: Vehicle): number | undefined {
  if (vehicle.fuelType === 'electric' && !isPlugInHybrid(vehicle)) return 0;
  const values = isPlugInHybrid(vehicle) ? [vehicle.wltpWeightedCo2] : [vehicle.wltpCo2, vehicle.co2];
  return values.find((grams) => {
    const co2 = knownCo2(vehicle, grams);
    return co2 !== undefined && co2 >= 0 && co2 <= MAX_CO2;
  });
}

/**
 * EUR with cents (rules/running-costs: CO2 costs of the label); the label has 15,000 km a year and ten years. Never added to the price of
 * fuel, which contains them.
 * @param grams CO2 per km
 * @param price EUR per tonne
 */
export function co2Cost(grams: number, kmPerYear: number, years: number, price: number): number {
  return roundToCents((grams * kmPerYear * years * price) / 1_000_000);
}
