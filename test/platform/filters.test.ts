import { describe, expect, it } from 'vitest';
import { OPTION_LISTS } from '../../src/domain/vehicle/search/facets';
import { filterKeys, type FilterKey } from '../../src/features/search/filters/filters';
import type { Car } from './contract';
import { FACETS, vehicleFilter } from './rules/vehicleFilter';
import { aPlatform, NOW } from './testPlatform';

const cars = aPlatform().tenant(1).vehicles;

interface Row {
  /** Query parameters, besides the vehicle type. */
  query: Record<string, string>;
  /** Expected vehicles, by an independent predicate. */
  holds: (car: Car) => boolean;
  /** Default: PKW, unless the query contains types. */
  carType?: Car['carType'];
}

const isIn = (value: number | undefined, low: number, high = Infinity) =>
  value !== undefined && value >= low && value <= high;
const place = cars.flatMap(({ carDealerLocation }) => carDealerLocation ?? [])[0];
const locationId = place?.id ?? '';
const locationName = place?.name ?? '';
const ids = cars
  .filter(({ carType }) => carType === 'PKW')
  .slice(3, 6)
  .map(({ id }) => id);

/** One row per filter; a missing one fails the type check. */
const TABLE: Record<FilterKey, Row> = {
  searchTerm: {
    query: { searchTerm: 'golf navi' },
    holds: ({ manufacturer, model, marketingTitle, heading, equipments = [] }) => {
      const text = [manufacturer, model, marketingTitle, heading, ...equipments.map(({ name }) => name)].join(' ');
      return /golf/i.test(text) && /navi/i.test(text);
    },
  },
  manufacturer: {
    query: { manufacturer: 'SKODA' },
    holds: ({ manufacturer }) => manufacturer === 'Skoda',
  },
  model: {
    query: { manufacturer: 'VOLKSWAGEN', model: 'GOLF' },
    holds: ({ manufacturer, model }) => manufacturer === 'Volkswagen' && model === 'Golf',
  },
  carTypes: {
    query: { carTypes: 'ZWEIRAD,ANHAENGER' },
    holds: ({ carType }) => carType === 'ZWEIRAD' || carType === 'ANHAENGER',
  },
  price: {
    query: { minPrice: '15000', maxPrice: '25000' },
    holds: ({ publicPrice }) => isIn(publicPrice, 15_000, 25_000),
  },
  monthlyRate: {
    query: { maxMonthlyFinancingRateExample: '300' },
    holds: ({ initialFinancingInstallment }) => isIn(initialFinancingInstallment, 0, 300),
  },
  registration: {
    query: { minInitialRegistration: '2022-01-01', maxInitialRegistration: '2024-12-31' },
    holds: ({ initialRegistration = '' }) => ['2022', '2023', '2024'].includes(initialRegistration.slice(0, 4)),
  },
  mileage: {
    query: { maxMileAge: '30000' },
    holds: ({ mileAge }) => isIn(mileAge, 0, 30_000),
  },
  fuel: {
    query: { fuelTypes: 'Diesel,Elektro' },
    holds: ({ fuelType }) => fuelType === 'Diesel' || fuelType === 'Elektro',
  },
  plugInHybrid: {
    query: { fuelTypes: 'Hybrid Benzin', driveTypes: 'PLUG_IN_HYBRID' },
    holds: ({ fuelType, isPlugInHybrid }) => fuelType === 'Hybrid Benzin' && isPlugInHybrid === true,
  },
  gearbox: {
    query: { gearBoxTypes: 'Schaltgetriebe' },
    holds: ({ gearBoxType }) => gearBoxType === 'Schaltgetriebe',
  },
  condition: {
    query: { usedConditionTypes: 'Vorführwagen' },
    holds: ({ usedConditionType }) => usedConditionType === 'Vorführwagen',
  },
  location: {
    query: { vehicleDealerLocationIds: locationId },
    holds: ({ carDealerLocation }) => carDealerLocation?.id === locationId,
  },
  isVatDeductable: {
    query: { isVatDeductable: 'true' },
    holds: ({ isVatDeductable }) => isVatDeductable === true,
  },
  isAvailableInstantly: {
    query: { isAvailableInstantly: 'true' },
    holds: ({ availableFromDate }) => availableFromDate !== undefined && Date.parse(availableFromDate) <= NOW.getTime(),
  },
  hasLeasing: {
    query: { hasInitialLeasingInstallment: 'true' },
    holds: ({ initialLeasingInstallment }) => initialLeasingInstallment !== undefined,
  },
  subType: {
    query: { vehicleSubTypes: 'KOMBI' },
    holds: ({ vehicleSubType }) => vehicleSubType === 'KOMBI',
  },
  power: {
    // 110 ÷ 1.35962 = 80.9; 200 ÷ 1.35962 = 147.1
    query: { minEnginePower: '81', maxEnginePower: '147' },
    holds: ({ enginePower }) => isIn(enginePower, 81, 147),
  },
  capacity: {
    query: { maxEngineCapacity: '1600' },
    holds: ({ engineCapacity }) => isIn(engineCapacity, 0, 1_600),
  },
  cylinders: {
    query: { minEngineCylinders: '6' },
    holds: ({ cylinders }) => isIn(cylinders, 6),
  },
  doorCount: {
    query: { doorCountType: '2/3' },
    holds: ({ doorsCount }) => doorsCount === 2 || doorsCount === 3,
  },
  doors: {
    query: { maxDoors: '4' },
    holds: ({ doorsCount }) => isIn(doorsCount, 0, 4),
  },
  seats: {
    query: { minSeats: '5' },
    holds: ({ seatsCount }) => isIn(seatsCount, 5),
  },
  sleepingPlaces: {
    query: { minSleepingPlaces: '4' },
    holds: ({ sleepingPlaces }) => isIn(sleepingPlaces, 4),
    carType: 'WOHNMOBIL',
  },
  weight: {
    query: { maxWeightTotal: '3500' },
    holds: ({ weightTotal }) => isIn(weightTotal, 0, 3_500),
    carType: 'WOHNMOBIL',
  },
  length: {
    query: { maxLength: '7000' },
    holds: ({ length }) => isIn(length, 0, 7_000),
    carType: 'WOHNMOBIL',
  },
  exteriorColour: {
    query: { varnishBaseColorTypes: 'SILVER' },
    holds: ({ varnishColor = '' }) => /silber|silver/i.test(varnishColor),
  },
  interiorColour: {
    query: { interiorBaseColorTypes: 'BEIGE' },
    holds: ({ interiorPrimaryColorType }) => interiorPrimaryColorType === 'BEIGE',
  },
  interior: {
    query: { interiorTypes: 'Alcantara' },
    holds: ({ interiorMaterial }) => String(interiorMaterial) === 'Alcantara',
  },
  qualitySeal: {
    query: { qualitySeals: 'DEKRA_SIEGEL' },
    holds: ({ qualitySeal }) => qualitySeal === 'DEKRA_SIEGEL',
  },
  campaign: {
    query: { marketingCampaigns: 'HERBSTAKTION' },
    holds: ({ marketingCampaign }) => marketingCampaign === 'HERBSTAKTION',
  },
  equipment: {
    query: { equipmentIds: 'tow_bar,seat_heating' },
    // Every further value narrows the list.
    holds: ({ equipments }) =>
      ['tow_bar', 'seat_heating'].every((key) => (equipments ?? []).some(({ equipmentKey }) => equipmentKey === key)),
  },
  locationName: {
    query: { locationNames: locationName },
    holds: ({ carDealerLocation }) => carDealerLocation?.name === locationName,
  },
  vehicles: {
    query: { carIds: ids.join(',') },
    holds: ({ id }) => ids.includes(id),
  },
  hasImages: {
    query: { hasImages: 'true' },
    holds: ({ images }) => (images ?? []).length > 0,
  },
  hasConditionReport: {
    query: { hasConditionDocumentUrls: 'true' },
    holds: ({ conditionDocumentUrls }) => (conditionDocumentUrls ?? []).length > 0,
  },
  hasEnergyLabel: {
    query: { hasEnVkvLabelDocument: 'true' },
    holds: ({ enVkvLabelDocumentUrl }) => enVkvLabelDocumentUrl !== undefined,
  },
};

describe('the demo stock behind every filter of the search', () => {
  it.each(filterKeys)('%s: has vehicles, and just those that are meant', (key) => {
    const row = TABLE[key];
    const { query, carType = 'carTypes' in query ? undefined : 'PKW' } = row;
    const rule = vehicleFilter(new URLSearchParams({ ...(carType && { carType }), ...query }), NOW);
    const meant = cars.filter((car) => (carType === undefined || car.carType === carType) && row.holds(car));
    expect(meant.length).toBeGreaterThan(0);
    expect(cars.filter((car) => rule.matches(car))).toEqual(meant);
  });
});

it('the demo platform answers every facet that the shop reads', () => {
  expect(Object.keys(FACETS)).toEqual(expect.arrayContaining([...OPTION_LISTS]));
});
