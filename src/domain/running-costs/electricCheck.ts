import { isPlugInHybrid } from '../vehicle/enums/drive';
import type { Vehicle } from '../vehicle/vehicle';
import { energyUse } from './energyUse';

// Suitability of an electric car for a visitor (rules/running-costs: verdict). All limits are assumptions and are shown as such.

export const CHARGING_PLACES = {
  wallbox: 'Wallbox zu Hause oder bei der Arbeit',
  socket: 'Haushaltssteckdose',
  none: 'Nur öffentlich',
} as const;

export const TRIP_FREQUENCIES = {
  never: 'Nie oder selten',
  monthly: 'Etwa jeden Monat',
  weekly: 'Etwa jede Woche',
} as const;

export interface ElectricAnswers {
  dailyKm: number;
  charging: keyof typeof CHARGING_PLACES;
  /** Trips over 300 km. */
  trips: keyof typeof TRIP_FREQUENCIES;
}

export const VERDICTS = {
  fits: 'passt',
  'needs-planning': 'passt mit Planung',
  unlikely: 'passt eher nicht',
} as const;
export type Verdict = keyof typeof VERDICTS;

/** Share of the WLTP range (rules/running-costs: range factors). */
export const RANGE_FACTORS = {
  everydaySummer: { from: 0.8, to: 0.95, computed: 0.9 },
  everydayWinter: { from: 0.7, to: 0.9, computed: 0.7 },
  motorwayWinter: { from: 0.59, to: 0.71, computed: 0.64 },
  motorwaySummer: { from: 0.75, to: 0.75, computed: 0.75 },
} as const;

const POWER_KW = { wallbox: 11, socket: 2.3 } as const;
/** A socket loses more than a wallbox, whose losses the WLTP figures include (rules/running-costs: charging time). */
const SOCKET_LOSS = 1.1;
/** Used share of the battery between two stops, and on the first leg. */
const LEG_SHARE = 0.7;
const FIRST_LEG_SHARE = 0.9;
const WINTER = RANGE_FACTORS.everydayWinter.computed;
const RESERVE = 0.8;
const NIGHT_HOURS = 10;
const CHARGES_A_WEEK = 2;
/** km between two stops. */
const COMFORTABLE_LEG = 200;
const SHORTEST_LEG = 150;

/** Figures of a vehicle for the check. */
export interface ElectricFigures {
  /** WLTP range times the state of the battery, km (rules/running-costs: range used). */
  range: number;
  /** kWh/100 km; required for charging times. */
  consumption?: number;
  /** Plug-in hybrids are checked for the daily distance only (rules/running-costs: check of a plug-in hybrid). */
  isPlugIn: boolean;
}

/** `undefined` for a vehicle without a plug; 'no-range' for one with a plug and no known range. */
export function electricFigures(vehicle: Vehicle): ElectricFigures | 'no-range' | undefined {
  const isPlugIn = isPlugInHybrid(vehicle);
  if (vehicle.fuelType !== 'electric' && !isPlugIn) return undefined;
  const { electricRange: range, stateOfHealth: health } = vehicle;
  if (range === undefined || range <= 0) return 'no-range';
  const share = health !== undefined && health > 0 && health <= 100 ? health / 100 : 1;
  return { range: range * share, consumption: energyUse(vehicle)?.electricity?.per100Km, isPlugIn };
}

export interface ElectricCheck {
  /** Worst verdict of the parts. */
  verdict: Verdict;
  day: { verdict: Verdict; winterRange: number };
  /** Absent for plug-in hybrids. */
  charging?: {
    verdict: Verdict;
    /** Hours to charge the energy of a winter day; absent without a consumption or a charging place. */
    winterHours?: number;
    /** kWh of a winter day. */
    winterEnergy?: number;
    fullHours?: number;
    publicChargesAWeek?: number;
  };
  trips?: { verdict: Verdict; firstLeg: number; leg: number };
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  (['unlikely', 'needs-planning'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'fits';

/** Checks the vehicle against the visitor's daily distance, charging place and trips. */
export function electricCheck(figures: ElectricFigures, answers: ElectricAnswers): ElectricCheck {
  const { range, isPlugIn } = figures;
  const winterRange = range * WINTER;
  if (isPlugIn) {
    const verdict = winterRange >= answers.dailyKm ? 'fits' : 'unlikely';
    return { verdict, day: { verdict, winterRange } };
  }
  const day = { verdict: dayVerdict(winterRange, answers.dailyKm), winterRange };
  const charging = chargingOf(figures, answers);
  const leg = range * RANGE_FACTORS.motorwayWinter.computed;
  const trips = {
    verdict: tripVerdict(leg * LEG_SHARE, answers.trips),
    firstLeg: leg * FIRST_LEG_SHARE,
    leg: leg * LEG_SHARE,
  };
  return { verdict: worst([day.verdict, charging.verdict, trips.verdict]), day, charging, trips };
}

function dayVerdict(winterRange: number, dailyKm: number): Verdict {
  if (winterRange * RESERVE >= dailyKm) return 'fits';
  return winterRange >= dailyKm ? 'needs-planning' : 'unlikely';
}

function chargingOf({ range, consumption }: ElectricFigures, { dailyKm, charging }: ElectricAnswers) {
  if (charging === 'none') {
    const publicChargesAWeek = (7 * dailyKm) / (range * WINTER * LEG_SHARE);
    const verdict: Verdict = publicChargesAWeek <= CHARGES_A_WEEK ? 'needs-planning' : 'unlikely';
    return { verdict, publicChargesAWeek };
  }
  if (consumption === undefined) {
    const verdict: Verdict = charging === 'wallbox' ? 'fits' : 'needs-planning';
    return { verdict };
  }
  const winterEnergy = (dailyKm * consumption) / 100 / WINTER;
  const hours = winterEnergy / POWER_KW[charging];
  const loss = charging === 'socket' ? SOCKET_LOSS : 1;
  const verdict: Verdict = charging === 'wallbox' || hours <= NIGHT_HOURS ? 'fits' : 'needs-planning';
  const fullHours = ((range * consumption) / 100 / POWER_KW[charging]) * loss;
  return { verdict, winterEnergy, winterHours: hours * loss, fullHours };
}

function tripVerdict(leg: number, trips: ElectricAnswers['trips']): Verdict {
  if (trips === 'never' || leg >= COMFORTABLE_LEG) return 'fits';
  return leg >= SHORTEST_LEG || trips === 'monthly' ? 'needs-planning' : 'unlikely';
}
