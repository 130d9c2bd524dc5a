import type { Car } from '../contract';

/** Facet of the search: its query parameter, and the values of a vehicle. */
export interface Facet {
  query: string;
  valuesOf: (car: Car) => readonly string[];
  /** Requires every chosen value (equipment) instead of one of them. */
  isConjunctive?: boolean;
}

const one = (value: string | number | undefined) => (value === undefined ? [] : [String(value)]);

/** Silver is a colour of the search but not of vehicles; recognised by the paint's name. */
function baseColourOf(name: string | undefined, type: string | undefined): string | undefined {
  return /silber|silver/i.test(name ?? '') ? 'SILVER' : type;
}

/** Facets by the name of their list in `PropertyValues`. */
export const FACETS = {
  manufacturers: { query: 'manufacturer', valuesOf: (car) => [car.manufacturer] },
  vehicleSubTypes: { query: 'vehicleSubTypes', valuesOf: (car) => one(car.vehicleSubType) },
  fuelTypes: { query: 'fuelTypes', valuesOf: (car) => one(car.fuelType) },
  gearBoxTypes: { query: 'gearBoxTypes', valuesOf: (car) => one(car.gearBoxType) },
  usedConditionTypes: { query: 'usedConditionTypes', valuesOf: (car) => one(car.usedConditionType) },
  driveTypes: {
    query: 'driveTypes',
    valuesOf: (car) => (car.isPlugInHybrid === true ? ['PLUG_IN_HYBRID'] : one(car.driveType)),
  },
  varnishBaseColorTypes: {
    query: 'varnishBaseColorTypes',
    valuesOf: (car) => one(baseColourOf(car.varnishColor, car.varnishPrimaryColorType)),
  },
  interiorBaseColorTypes: {
    query: 'interiorBaseColorTypes',
    valuesOf: (car) => one(baseColourOf(car.interiorColor, car.interiorPrimaryColorType)),
  },
  interiorTypes: { query: 'interiorTypes', valuesOf: (car) => one(car.interiorMaterial) },
  vehicleDealerLocationIds: { query: 'vehicleDealerLocationIds', valuesOf: (car) => one(car.carDealerLocation?.id) },
  marketingCampaigns: { query: 'marketingCampaigns', valuesOf: (car) => one(car.marketingCampaign) },
  qualitySeals: { query: 'qualitySeals', valuesOf: (car) => one(car.qualitySeal) },
  equipmentIds: {
    query: 'equipmentIds',
    valuesOf: (car) => (car.equipments ?? []).map(({ equipmentKey }) => equipmentKey),
    isConjunctive: true,
  },
  carTypes: { query: 'carTypes', valuesOf: (car) => [car.carType] },
} as const satisfies Record<string, Facet>;

/** Ranges: query parameters without 'min' and 'max', and the value of a vehicle. Vehicles without a value do not match. */
const RANGES: Record<string, (car: Car) => number | undefined> = {
  Price: (car) => (car.publicPrice > 0 ? car.publicPrice : undefined),
  EnginePower: (car) => car.enginePower,
  MileAge: (car) => car.mileAge,
  Doors: (car) => car.doorsCount,
  Seats: (car) => car.seatsCount,
  EngineCapacity: (car) => car.engineCapacity,
  EngineCylinders: (car) => car.cylinders,
  WeightTotal: (car) => car.weightTotal,
  Length: (car) => car.length,
  SleepingPlaces: (car) => car.sleepingPlaces,
  MonthlyFinancingRateExample: (car) => car.initialFinancingInstallment,
};

const TOGGLES: Record<string, (car: Car, now: Date) => boolean> = {
  isVatDeductable: (car) => car.isVatDeductable === true,
  hasConditionDocumentUrls: (car) => (car.conditionDocumentUrls ?? []).length > 0,
  hasImages: (car) => (car.images ?? []).length > 0,
  hasEnVkvLabelDocument: (car) => car.enVkvLabelDocumentUrl !== undefined,
  hasInitialLeasingInstallment: (car) => car.initialLeasingInstallment !== undefined,
  isAvailableInstantly: (car, now) => car.availableFromDate !== undefined && new Date(car.availableFromDate) <= now,
  // Every vehicle of a stock is for sale, including reserved ones.
  isValidForSale: () => true,
};

const fold = (text: string) => text.trim().toLocaleLowerCase('de');

/** Accepted spellings of a facet's values (rules/platform-and-wire: spellings). */
const SPELLINGS: readonly (readonly string[])[] = [
  ['Benzin', '1', 'PETROL'],
  ['Diesel', '2', 'DIESEL'],
  ['Autogas', '3', 'LPG'],
  ['Erdgas', '4', 'CNG'],
  ['Elektro', '5', 'ELECTRICITY'],
  ['Hybrid Benzin', '6', 'HYBRID'],
  ['Wasserstoff', '7', 'HYDROGEN'],
  ['Ethanol', '8', 'ETHANOL'],
  ['Hybrid Diesel', '9', 'HYBRID_DIESEL'],
  ['Andere', '10', 'OTHER'],
];
const GEARBOX_SPELLINGS: readonly (readonly string[])[] = [
  ['Schaltgetriebe', '1'],
  ['Automatik', '2'],
  ['Andere', '3'],
  ['Halbautomatik', '4'],
];

function canonical(query: string, text: string): string {
  const table = query === 'fuelTypes' ? SPELLINGS : query === 'gearBoxTypes' ? GEARBOX_SPELLINGS : [];
  return fold(table.find((spellings) => spellings.some((spelling) => fold(spelling) === fold(text)))?.[0] ?? text);
}

export interface VehicleFilter {
  /** @param without ignored query parameters */
  matches(car: Car, without?: readonly string[]): boolean;
}

export class BadQuery extends Error {
  override readonly name = 'BadQuery';
}

/** @throws {BadQuery} for an invalid number, date or boolean */
export function vehicleFilter(query: URLSearchParams, now: Date): VehicleFilter {
  const text = (name: string) => {
    const value = query.get(name)?.trim();
    return value === '' ? undefined : value;
  };
  const list = (name: string) => (text(name) ?? '').split(',').filter((entry) => entry.trim() !== '');
  const tests: { name: string; test: (car: Car) => boolean }[] = [];
  const add = (name: string, test: (car: Car) => boolean) => tests.push({ name, test });

  for (const facet of Object.values<Facet>(FACETS)) {
    const wanted =
      facet.query === 'manufacturer' ? (text('manufacturer') ? [text('manufacturer') ?? ''] : []) : list(facet.query);
    if (wanted.length === 0) continue;
    const keys = wanted.map((entry) => canonical(facet.query, entry));
    add(facet.query, (car) => {
      // A car with bad data has none.
      const carValues: readonly (string | undefined)[] = facet.valuesOf(car);
      const values = new Set(
        carValues.flatMap((value) => (value === undefined ? [] : [canonical(facet.query, value)])),
      );
      return facet.isConjunctive ? keys.every((key) => values.has(key)) : keys.some((key) => values.has(key));
    });
  }
  const model = text('model');
  if (model) add('model', (car) => fold(car.model) === fold(model));
  const carType = text('carType');
  if (carType && fold(carType) !== 'alle') add('carTypes', (car) => fold(car.carType) === fold(carType));
  const carIds = list('carIds').map(fold);
  if (carIds.length > 0) add('carIds', (car) => carIds.includes(fold(car.id)));
  const locationNames = list('locationNames').map(fold);
  if (locationNames.length > 0)
    add('locationNames', (car) => locationNames.includes(fold(car.carDealerLocation?.name ?? '')));
  const doors = text('doorCountType');
  if (doors) {
    const allowed = doors.split('/').map(Number);
    if (!['2/3', '4/5', '6/7'].includes(doors)) throw new BadQuery('doorCountType: 2/3, 4/5 oder 6/7 wird erwartet.');
    add('doorCountType', (car) => car.doorsCount !== undefined && allowed.includes(car.doorsCount));
  }
  for (const [name, valueOf] of Object.entries(RANGES)) {
    const low = numberOf(`min${name}`, text(`min${name}`));
    const high = numberOf(`max${name}`, text(`max${name}`));
    if (low === undefined && high === undefined) continue;
    add(name, (car) => {
      const value = valueOf(car);
      return value !== undefined && value >= (low ?? -Infinity) && value <= (high ?? Infinity);
    });
  }
  const from = dateOf('minInitialRegistration', text('minInitialRegistration'));
  const to = dateOf('maxInitialRegistration', text('maxInitialRegistration'));
  if (from !== undefined || to !== undefined) {
    add(
      'initialRegistration',
      ({ initialRegistration: day }) => day !== undefined && day >= (from ?? '') && day <= (to ?? '9999'),
    );
  }
  for (const [name, holds] of Object.entries(TOGGLES)) {
    const wanted = text(name);
    if (wanted === undefined) continue;
    if (!/^(true|false)$/i.test(wanted)) throw new BadQuery(`${name}: true oder false wird erwartet.`);
    add(name, (car) => holds(car, now) === (fold(wanted) === 'true'));
  }
  const words = fold(text('searchTerm') ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length > 0) {
    add('searchTerm', (car) => {
      const haystack = fold(
        [
          car.manufacturer,
          car.model,
          car.marketingTitle,
          car.heading,
          car.internalId,
          ...(car.equipments ?? []).map(({ name }) => name),
        ].join(' '),
      );
      return words.every((word) => haystack.includes(word));
    });
  }
  return { matches: (car, without = []) => tests.every(({ name, test }) => without.includes(name) || test(car)) };
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new BadQuery(`${name}: eine Zahl wird erwartet.`);
  return value;
}

function dateOf(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^\d{4}-\d{2}-\d{2}/.test(text))
    throw new BadQuery(`${name}: ein Datum wie 2026-05-01 wird erwartet.`);
  return text?.slice(0, 10);
}
