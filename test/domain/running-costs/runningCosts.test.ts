import { describe, expect, it } from 'vitest';
import { PRESETS, type Assumptions } from '../../../src/domain/running-costs/assumptions';
import { co2Cost, co2ForCosts, energyCosts } from '../../../src/domain/running-costs/energyCosts';
import { energyUse } from '../../../src/domain/running-costs/energyUse';
import { labelCostsNote } from '../../../src/domain/running-costs/labelCosts';
import { monthlyCosts } from '../../../src/domain/running-costs/monthlyCosts';
import { winterRange } from '../../../src/domain/running-costs/winterRange';
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

function costs(vehicle: Vehicle, changes: Partial<Assumptions> = {}, own?: Parameters<typeof monthlyCosts>[3]) {
  const { parts, total } = monthlyCosts(vehicle, { ...PRESETS, ...changes }, REF, own);
  return { yearly: parts.map((part) => part.yearly), monthly: parts.map(({ amount }) => amount), total };
}

describe('Energy and tax of a year', () => {
  // Running costs 4.3, letter for letter.
  const weighted = { wltpWeightedConsumption: 1.1, wltpWeightedConsumptionElectric: 15.4 };
  it.each([
    ['R1', { ...T1, wltpConsumption: 5.8 }, {}, [1469, 98]],
    ['R2', { ...T5, wltpConsumption: 5.1 }, { kmPerYear: 20_000 }, [1643, 284]],
    ['R3', T35, {}, [1027, 0]],
    ['R4, always at home', T35, { homeShare: 100 }, [915, 0]],
    ['R4, never at home', T35, { homeShare: 0 }, [1476, 0]],
    [
      'R5',
      { ...T10, wltpConsumptionElectric: 18.2, wltpConsumptionDischarged: 6.2 },
      { electricShare: 60 },
      [684, 628, 28],
    ],
    ['R6', { ...T10, ...weighted }, {}, [965, 279, 28]],
    ['R7', { ...T14, wltpConsumption: 7.9 }, { kmPerYear: 12_000 }, [995, 76]],
    ['R8', T43, { kmPerYear: 8000 }, [1353, 240]],
  ] satisfies [string, Vehicle, Partial<Assumptions>, number[]][])('%s', (_name, vehicle, changes, yearly) => {
    expect(costs(vehicle, changes)).toMatchObject({ yearly });
  });

  // rules/running-costs: energy costs of the label.
  it('R11: energy costs of the label, with cents', () => {
    const use = energyUse({ ...T1, wltpConsumption: 5.8 });
    expect(use && energyCosts(use, PRESETS)[0]?.cost).toBeCloseTo(1468.56, 6);
  });

  it('adds consumption', () => {
    expect(costs({ ...T1, wltpConsumption: 5 }, { petrol: 2, extraConsumption: 20 }).yearly[0]).toBe(1800);
  });

  it('asks for a price that nobody knows', () => {
    const vehicle: Vehicle = { ...T1, fuelType: 'ethanol', wltpConsumption: 8 };
    expect(costs(vehicle).total).toBeUndefined();
    expect(costs(vehicle, { ethanol: 1 }).yearly[0]).toBe(1200);
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
    expect(costs(trailer)).toEqual({ yearly: [29], monthly: [2], total: 2 });
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

describe('The month’s number', () => {
  const petrol = { ...T1, wltpConsumption: 5.8 };
  it.each([
    ['energy and tax', petrol, {}, [122, 8], 130],
    ['rate, energy and tax', petrol, { rate: { amount: 207.13 } }, [207.13, 122, 8], 337],
    ['with insurance where asked', petrol, { rate: { amount: 207.13 }, insurance: 65 }, [207.13, 122, 8, 65], 402],
    ['an exempt electric car', T35, {}, [86, 0], 86],
    // R10
    ['nothing without a consumption', T1, {}, [undefined, 8], undefined],
    ['a rate and what is known beside it', T1, { rate: { amount: 207.13 } }, [207.13, undefined, 8], 215],
  ] satisfies [string, Vehicle, object, (number | undefined)[], number | undefined][])(
    'is the sum of its shown parts: %s',
    (_name, vehicle, own, monthly, total) => {
      expect(costs(vehicle, {}, own)).toMatchObject({ monthly, total });
    },
  );

  it.each([
    [
      'Energiekosten bei 15.000 km Jahresfahrleistung: 987,00 €/Jahr',
      /nennt 987,00\s€ .* Hier sind es 1\.469\s€ .* Super E10 1,688\s€\/l\.$/,
    ],
    ['Kraftstoffpreis 1,81 €/l. Energiekosten (Preis 1,81 €/l): 1.574,70 EUR', /nennt 1\.574,70\s€/],
    ['Energiekosten bei 15.000 km: 1.469 €', undefined],
    ['Energiekosten: auf Anfrage', undefined],
    ['CO₂-Klasse: D', undefined],
  ] as const)('says why it differs from the label: %s', (line, note) => {
    const vehicle = { ...petrol, enVkvInformationStringsDetails: [line] };
    const text = labelCostsNote(vehicle, monthlyCosts(vehicle, PRESETS, '2026-11-21'), PRESETS);
    if (note === undefined) expect(text).toBeUndefined();
    else expect(text).toMatch(note);
  });

  it.each([
    ['a new battery', { electricRange: 420 }, { range: 294, dailyKm: 41 }],
    ['an older one', { electricRange: 420, stateOfHealth: 90 }, { range: 265, dailyKm: 41 }],
    ['no range', { electricRange: 0 }, undefined],
  ])('has beside it the range in winter and an average day: %s', (_name, fields, range) => {
    expect(winterRange({ ...T35, ...fields }, 15_000)).toEqual(range);
  });
});
