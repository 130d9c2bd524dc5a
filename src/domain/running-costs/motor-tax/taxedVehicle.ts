import type { CalendarDay } from '../../../lib/dates/calendarDay';
import { isPlugInHybrid } from '../../vehicle/drive';
import { knownCo2 } from '../../vehicle/legal/co2Class';
import type { Vehicle } from '../../vehicle/vehicle';
import { MAX_CO2 } from '../energyCosts';

/** WLTP figures from this registration on, NEDC before (§ 18 (5) KraftStG, rules/running-costs: CO2 for tax). */
const WLTP_SINCE: CalendarDay = '2018-09-01';
const MAX_DISPLACEMENT = 10_000;
const MAX_WEIGHT = 60_000;

/** `undefined` if missing or implausible (rules/running-costs: nothing is guessed). */
export interface TaxedVehicle {
  /** Today for a new vehicle without one (rules/running-costs: first registration for tax). */
  registered?: CalendarDay;
  isRegisteredToday: boolean;
  /** (rules/running-costs: kind of engine). */
  isElectric: boolean;
  ignition?: 'spark' | 'selfIgnition';
  /** cm³. */
  displacement?: number;
  /** g/km, rounded. */
  co2?: number;
  isCo2Unproven: boolean;
  /** Step of 'Euro 6d', 0 to 7. */
  euro?: number;
  /** kg. */
  weight?: number;
  /** kW. */
  power?: number;
}

const within = (value: number | undefined, most: number) =>
  value !== undefined && value > 0 && value <= most ? value : undefined;

export function taxedVehicle(vehicle: Vehicle, today: CalendarDay): TaxedVehicle {
  const { fuelType, initialRegistration, usedConditionType } = vehicle;
  const isRegisteredToday = initialRegistration === undefined && usedConditionType === 'new';
  const registered = initialRegistration?.slice(0, 10) ?? (isRegisteredToday ? today : undefined);
  const displacement = within(vehicle.engineCapacity, MAX_DISPLACEMENT);
  const isElectric =
    !isPlugInHybrid(vehicle) &&
    (fuelType === 'electric' || (fuelType === 'hydrogen' && vehicle.engineCapacity === undefined));
  const euro = /euro[\s_-]*(\d)/i.exec(vehicle.emissionStandard ?? '')?.[1];
  return {
    registered,
    isRegisteredToday,
    isElectric,
    ignition: ignitionOf(vehicle),
    displacement,
    ...emission(vehicle, registered),
    euro: euro === undefined ? undefined : Number(euro),
    weight: within(vehicle.weightTotal, MAX_WEIGHT),
    power: within(vehicle.enginePower, Infinity),
  };
}

function ignitionOf({ fuelType }: Vehicle): TaxedVehicle['ignition'] {
  if (fuelType === undefined || fuelType === 'other' || fuelType === 'electric') return undefined;
  return fuelType === 'diesel' || fuelType === 'hybridDiesel' ? 'selfIgnition' : 'spark';
}

function emission(vehicle: Vehicle, registered: CalendarDay | undefined): Pick<TaxedVehicle, 'co2' | 'isCo2Unproven'> {
  const readable = (value: number | undefined) => {
    const grams = knownCo2(vehicle, value);
    return grams !== undefined && grams >= 0 && grams <= MAX_CO2 ? Math.round(grams) : undefined;
  };
  if (registered === undefined || registered < WLTP_SINCE) return { co2: readable(vehicle.co2), isCo2Unproven: false };
  const weighted = isPlugInHybrid(vehicle) ? readable(vehicle.wltpWeightedCo2) : undefined;
  const wltp = weighted ?? readable(vehicle.wltpCo2);
  return { co2: wltp ?? readable(vehicle.co2), isCo2Unproven: wltp === undefined };
}
