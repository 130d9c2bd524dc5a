import { isPlugInHybrid } from '../vehicle/drive';
import type { FuelType } from '../enums/fuelType';
import type { Vehicle } from '../vehicle/vehicle';
import type { AssumptionKey } from './assumptions';

type Fuel = Extract<AssumptionKey, 'petrol' | 'diesel' | 'lpg' | 'cng' | 'hydrogen' | 'ethanol' | 'other'>;

const FUELS: Readonly<Record<Exclude<FuelType, 'electric'>, Fuel>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  lpg: 'lpg',
  cng: 'cng',
  hybridPetrol: 'petrol',
  hydrogen: 'hydrogen',
  ethanol: 'ethanol',
  hybridDiesel: 'diesel',
  other: 'other',
};

/** Per 100 km: litres or kg of fuel, kWh (rules/running-costs: consumption used). */
export interface EnergyUse {
  fuel?: { kind: Fuel; per100Km: number };
  electricity?: { per100Km: number };
  /** (rules/running-costs: energy of a plug-in hybrid). */
  isShared?: boolean;
  /** About unusual figures. */
  note?: string;
}

const MAX_FUEL = 60;
const MAX_ELECTRICITY = 100;

/** Above 0, at most `most`. */
function figure(most: number, ...values: readonly (number | undefined)[]): number | undefined {
  return values.find((value) => value !== undefined && Number.isFinite(value) && value > 0 && value <= most);
}

/** `undefined` without the platform's figures. */
export function energyUse(vehicle: Vehicle): EnergyUse | undefined {
  const { fuelType } = vehicle;
  if (isPlugInHybrid(vehicle)) return plugInUse(vehicle);
  if (fuelType === 'electric') {
    const per100Km = figure(
      MAX_ELECTRICITY,
      vehicle.wltpConsumptionElectric,
      vehicle.consumptionElectric,
      vehicle.wltpConsumption,
      vehicle.consumptionAverage,
    );
    return per100Km === undefined ? undefined : { electricity: { per100Km } };
  }
  if (fuelType === undefined) return undefined;
  const kind = FUELS[fuelType];
  const wltp = figure(MAX_FUEL, vehicle.wltpConsumption);
  if (wltp !== undefined) return { fuel: { kind, per100Km: wltp } };
  const older = figure(MAX_FUEL, vehicle.consumptionAverage);
  return older === undefined
    ? undefined
    : { fuel: { kind, per100Km: older }, note: 'Verbrauch nach altem Messverfahren (NEFZ).' };
}

function plugInUse(vehicle: Vehicle): EnergyUse | undefined {
  const { fuelType } = vehicle;
  if (fuelType === undefined || fuelType === 'electric') return undefined;
  const kind = FUELS[fuelType];
  const electric = figure(MAX_ELECTRICITY, vehicle.wltpConsumptionElectric);
  const discharged = figure(MAX_FUEL, vehicle.wltpConsumptionDischarged);
  if (electric !== undefined && discharged !== undefined) {
    return { fuel: { kind, per100Km: discharged }, electricity: { per100Km: electric }, isShared: true };
  }
  const weighted = figure(MAX_FUEL, vehicle.wltpWeightedConsumption);
  const weightedElectric = figure(MAX_ELECTRICITY, vehicle.wltpWeightedConsumptionElectric);
  if (weighted === undefined || weightedElectric === undefined) return undefined;
  return {
    fuel: { kind, per100Km: weighted },
    electricity: { per100Km: weightedElectric },
    note: 'Nach Normwert; im Alltag meist mehr Kraftstoff.',
  };
}
