import { describe, expect, it } from 'vitest';
import { PRESETS, type Assumptions } from '../../../src/domain/running-costs/assumptions';
import { co2Cost, co2ForCosts } from '../../../src/domain/running-costs/co2Costs';
import { energyCosts } from '../../../src/domain/running-costs/energyCosts';
import { energyUse } from '../../../src/domain/running-costs/energyUse';
import { runningCosts } from '../../../src/domain/running-costs/runningCosts';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import { aVehicle } from '../../builders/vehicle';

const REF = '2026-11-21';
const bare = { consumptionAverage: undefined, co2: undefined, usedConditionType: 'used' } as const;
const used = (initialRegistration: string, engineCapacity: number | undefined, more: Partial<Vehicle>) =>
  aVehicle({ ...bare, initialRegistration, engineCapacity, ...more });

const T1 = used('2023-05-10', 1498, { wltpCo2: 128 });
const T5 = used('2024-09-01', 1968, { fuelType: 'diesel', wltpCo2: 139 });
const T10 = used('2022-04-01', 1395, { fuelType: 'hybridPetrol', isPlugInHybrid: true, wltpWeightedCo2: 21 });
const T14 = used('2021-02-01', 1368, { fuelType: 'lpg', wltpCo2: 119 });
const T35 = used('2022-06-15', undefined, { fuelType: 'electric', wltpConsumptionElectric: 16.4 });
const motorhome = {
  carType: 'WOHNMOBIL',
  weightTotal: 3500,
  emissionStandard: 'Euro 6',
  wltpConsumption: 10.5,
} as const;
const T43 = aVehicle({ ...bare, fuelType: 'diesel', ...motorhome });

function costs(vehicle: Vehicle, changes: Partial<Assumptions> = {}, payments?: Parameters<typeof runningCosts>[3]) {
  const { rows, totals, total } = runningCosts(vehicle, { ...PRESETS, ...changes }, REF, payments);
  return { rows: rows.map(({ years }) => years[0]), firstYear: totals[0], total };
}

describe('Running costs', () => {
  // Running costs 4.3, letter for letter.
  const weighted = { wltpWeightedConsumption: 1.1, wltpWeightedConsumptionElectric: 15.4 };
  it.each([
    ['R1', { ...T1, wltpConsumption: 5.8 }, {}, [1469, 98], 1567],
    ['R2', { ...T5, wltpConsumption: 5.1 }, { kmPerYear: 20_000 }, [1643, 284], 1927],
    ['R3', T35, {}, [1027, 0], 1027],
    ['R4, always at home', T35, { homeShare: 100 }, [915, 0], 915],
    ['R4, never at home', T35, { homeShare: 0 }, [1476, 0], 1476],
    [
      'R5',
      { ...T10, wltpConsumptionElectric: 18.2, wltpConsumptionDischarged: 6.2 },
      { electricShare: 60 },
      [684, 628, 28],
      1340,
    ],
    ['R6', { ...T10, ...weighted }, {}, [965, 279, 28], 1272],
    ['R7', { ...T14, wltpConsumption: 7.9 }, { kmPerYear: 12_000 }, [995, 76], 1071],
    ['R8', T43, { kmPerYear: 8000 }, [1353, 240], 1593],
  ] satisfies [string, Vehicle, Partial<Assumptions>, number[], number][])(
    '%s',
    (_name, vehicle, changes, rows, firstYear) => {
      expect(costs(vehicle, changes)).toMatchObject({ rows, firstYear });
    },
  );

  it('R1 over five years', () => {
    expect(costs({ ...T1, wltpConsumption: 5.8 }).total).toBe(7835);
  });

  it('R9: with a leasing', () => {
    expect(costs(T35, { years: 3 }, { deposit: 0, monthly: 299, months: 36 })).toEqual({
      rows: [1027, 0, 3588],
      firstYear: 4615,
      total: 13_845,
    });
  });

  it('R10: no total without a consumption', () => {
    expect(costs(T1)).toEqual({ rows: [undefined, 98], firstYear: undefined, total: undefined });
  });

  // rules/running-costs: energy costs of the label.
  it('R11: energy costs of the label, with cents', () => {
    const use = energyUse({ ...T1, wltpConsumption: 5.8 });
    expect(use && energyCosts(use, PRESETS)[0]?.cost).toBeCloseTo(1468.56, 6);
  });

  it('counts deposit and final instalment in their year', () => {
    const { rows } = runningCosts(T35, { ...PRESETS, years: 4 }, REF, {
      deposit: 2000,
      monthly: 100,
      months: 30,
      final: 5000,
    });
    expect(rows.at(-1)?.years).toEqual([3200, 1200, 5600, 0]);
  });

  it('lets prices grow and adds consumption', () => {
    const { rows } = runningCosts(
      { ...T1, wltpConsumption: 5 },
      { ...PRESETS, petrol: 2, years: 3, priceGrowth: 10, extraConsumption: 20 },
      REF,
    );
    expect(rows[0]?.years).toEqual([1800, 1980, 2178]);
  });

  it('asks for a price that nobody knows', () => {
    const vehicle: Vehicle = { ...T1, fuelType: 'ethanol', wltpConsumption: 8 };
    expect(costs(vehicle).total).toBeUndefined();
    expect(costs(vehicle, { ethanol: 1 }).rows[0]).toBe(1200);
  });

  it.each([
    ['the older figure, which is said', { consumptionAverage: 5.6 }, 5.6, 'Verbrauch nach altem Messverfahren (NEFZ).'],
    ['WLTP first', { consumptionAverage: 5.6, wltpConsumption: 6.1 }, 6.1, undefined],
    [
      'no impossible one',
      { wltpConsumption: 580, consumptionAverage: 5.8 },
      5.8,
      'Verbrauch nach altem Messverfahren (NEFZ).',
    ],
    ['no 0, which nobody entered', { wltpConsumption: 0 }, undefined, undefined],
  ])('takes %s', (_name, fields, per100Km, note) => {
    const use = energyUse({ ...T1, ...fields });
    expect([use?.fuel?.per100Km, use?.note]).toEqual([per100Km, note]);
  });

  it('reads the WLTP consumption of an electric car as kWh where there is no other', () => {
    expect(energyUse({ ...T35, wltpConsumptionElectric: undefined, wltpConsumption: 17.1 })).toEqual({
      electricity: { per100Km: 17.1 },
    });
  });

  it('has no energy for a trailer', () => {
    const trailer = aVehicle({ ...bare, carType: 'ANHAENGER', fuelType: undefined, weightTotal: 750 });
    expect(costs(trailer)).toMatchObject({ rows: [29], firstYear: 29 });
  });
});

describe('CO2 costs', () => {
  // Running costs 3, letter for letter.
  it.each([
    ['C1', 128, 15_000, 10, [2208, 1056, 3648]],
    ['C2', 139, 15_000, 10, [2397.75, 1146.75, 3961.5]],
    ['C3', 35, 15_000, 10, [603.75, 288.75, 997.5]],
    ['C4', 201, 15_000, 10, [3467.25, 1658.25, 5728.5]],
    ['C5', 0, 15_000, 10, [0, 0, 0]],
    ['C6', 128, 10_000, 5, [736, 352, 1216]],
  ])('%s', (_name, grams, km, years, amounts) => {
    expect([115, 55, 190].map((price) => co2Cost(grams, km, years, price))).toEqual(amounts);
  });

  it('takes the weighted figure of a plug-in hybrid, 0 of an electric car and no 0 that nobody entered', () => {
    expect(co2ForCosts(T10)).toBe(21);
    expect(co2ForCosts(T35)).toBe(0);
    expect(co2ForCosts({ ...T1, wltpCo2: 0 })).toBeUndefined();
  });
});

describe('Financing that is counted in', () => {
  it.each([
    [12, [13_200, 0, 0, 0, 0]],
    [24, [2_200, 12_200, 0, 0, 0]],
    [36, [2_200, 1_200, 12_200, 0, 0]],
    [37, [2_200, 1_200, 1_200, 11_100, 0]],
    [48, [2_200, 1_200, 1_200, 12_200, 0]],
    [60, [2_200, 1_200, 1_200, 1_200, 12_200]],
  ])('has its final instalment in the year of the last of %s months', (months, paid) => {
    // 1,000 € deposit, 100 € a month, 11,000 € at the end.
    const payments = { deposit: 1_000, monthly: 100, months, final: 11_000 };
    const { rows } = runningCosts(T1, { ...PRESETS, years: 5 }, REF, payments);
    expect(rows.find(({ kind }) => kind === 'payment')?.years).toEqual(paid);
  });
});
