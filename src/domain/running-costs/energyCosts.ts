import type { AssumptionKey, Assumptions } from './assumptions';
import type { EnergyUse } from './energyUse';

/** Energy of one kind in one year. */
interface EnergyCost {
  kind: 'fuel' | 'electricity';
  /** Litres, kg or kWh. */
  amount: number;
  /** EUR, not rounded; `undefined` without a price. */
  cost: number | undefined;
}

const share = (percent: number | undefined) => (percent ?? 0) / 100;

/**
 * Energy costs of one year, electricity first (rules/running-costs: energy of one year). WLTP figures include charging losses.
 */
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

/** Assumptions behind the energy costs, in the order of their fields. */
export function energyAssumptions(use: EnergyUse): AssumptionKey[] {
  return [
    ...(use.isShared ? (['electricShare'] as const) : []),
    ...(use.fuel ? [use.fuel.kind] : []),
    ...(use.electricity ? (['electricityAtHome', 'electricityInPublic', 'homeShare'] as const) : []),
    'extraConsumption',
  ];
}
