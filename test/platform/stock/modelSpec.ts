import type { CarType } from '../contract';

/** Silhouette of the drawn pictures. */
export type Body =
  | 'city'
  | 'hatchback'
  | 'saloon'
  | 'estate'
  | 'suv'
  | 'coupe'
  | 'cabrio'
  | 'minivan'
  | 'van'
  | 'pickup'
  | 'motorhome'
  | 'camper'
  | 'motorbike'
  | 'scooter'
  | 'boxTrailer'
  | 'flatTrailer'
  | 'oldtimer';

export type Fuel = 'Benzin' | 'Diesel' | 'Elektro' | 'Hybrid Benzin' | 'Hybrid Diesel' | 'Autogas' | 'Erdgas';

/** Engine of a model, with its WLTP figures (l or kWh per 100 km, g/km, km). */
export interface Variant {
  title: string;
  fuel?: Fuel;
  kw?: number;
  ccm?: number;
  cylinders?: number;
  /** 'S6': manual with six gears, 'A8': automatic with eight. */
  gear?: string;
  /** Gross list price in EUR. */
  list: number;
  litres?: number;
  kwh?: number;
  co2?: number;
  range?: number;
  /** Plug-in hybrid with a discharged battery. */
  discharged?: number;
  isAllWheel?: boolean;
}

export interface ModelSpec {
  make: string;
  model: string;
  /** Name in titles, before the engine: 'Golf VIII'. */
  series: string;
  carType: CarType;
  subType: string;
  body: Body;
  /** mm */
  length?: number;
  /** kg, permitted total weight */
  weight?: number;
  doors?: number;
  seats?: number;
  sleeps?: number;
  motorbikeDrive?: string;
  variants: readonly Variant[];
}

const cylindersOf = (ccm: number) => (ccm < 700 ? 1 : ccm < 1250 ? 3 : ccm < 2200 ? 4 : ccm < 3100 ? 6 : 8);

/** WLTP grams of CO2 per litre of petrol or diesel. */
const GRAMS = { Benzin: 22.7, Diesel: 26.2 };

export function petrol(title: string, kw: number, ccm: number, gear: string, list: number, litres: number): Variant {
  const co2 = Math.round(litres * GRAMS.Benzin);
  return { title, fuel: 'Benzin', kw, ccm, cylinders: cylindersOf(ccm), gear, list, litres, co2 };
}

export function diesel(title: string, kw: number, ccm: number, gear: string, list: number, litres: number): Variant {
  const co2 = Math.round(litres * GRAMS.Diesel);
  return { title, fuel: 'Diesel', kw, ccm, cylinders: cylindersOf(ccm), gear, list, litres, co2 };
}

export function hybrid(title: string, kw: number, ccm: number, list: number, litres: number): Variant {
  return { ...petrol(title, kw, ccm, 'A1', list, litres), fuel: 'Hybrid Benzin' };
}

export function electric(title: string, kw: number, list: number, kwh: number, range: number): Variant {
  return { title, fuel: 'Elektro', kw, gear: 'A1', list, kwh, co2: 0, range };
}

/** Figures of a plug-in hybrid: weighted litres and kWh, weighted CO2, litres with a discharged battery, electric range. */
export function plugIn(
  title: string,
  kw: number,
  ccm: number,
  list: number,
  figures: { litres: number; kwh: number; co2: number; discharged: number; range: number },
): Variant {
  return { title, fuel: 'Hybrid Benzin', kw, ccm, cylinders: cylindersOf(ccm), gear: 'A8', list, ...figures };
}

export function allWheel(variant: Variant): Variant {
  return { ...variant, isAllWheel: true };
}

type Size = readonly [length: number, weight: number, doors: number, seats: number];

/** A passenger car; `size` is length, total weight, doors, seats. */
export function car(
  make: string,
  model: string,
  series: string,
  body: Body,
  subType: string,
  size: Size,
  variants: readonly Variant[],
): ModelSpec {
  const [length, weight, doors, seats] = size;
  return { make, model, series, carType: 'PKW', subType, body, length, weight, doors, seats, variants };
}
