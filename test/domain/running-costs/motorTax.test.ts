import { describe, expect, it } from 'vitest';
import { motorTax, motorTaxYears } from '../../../src/domain/running-costs/motor-tax/motorTax';
import { addDays } from '../../../src/lib/dates/calendarDay';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import { aVehicle } from '../../builders/vehicle';

const REF = '2026-11-21';

/** A vehicle with nothing that the tax looks at but what the case names. */
function taxed(fields: Partial<Vehicle>): Vehicle {
  return aVehicle({
    usedConditionType: 'used',
    initialRegistration: undefined,
    engineCapacity: undefined,
    fuelType: undefined,
    co2: undefined,
    enginePower: undefined,
    ...fields,
  });
}

const car = (
  fuelType: Vehicle['fuelType'],
  engineCapacity: number,
  wltpCo2: number | undefined,
  initialRegistration: string,
  more: Partial<Vehicle> = {},
) => taxed({ fuelType, engineCapacity, wltpCo2, initialRegistration, ...more });
const older = (
  fuelType: Vehicle['fuelType'],
  engineCapacity: number,
  emissionStandard: string,
  initialRegistration: string,
  co2?: number,
) => taxed({ fuelType, engineCapacity, emissionStandard, initialRegistration, co2 });
const plugIn = (fuelType: Vehicle['fuelType'], engineCapacity: number, grams: number, initialRegistration: string) =>
  taxed({ fuelType, engineCapacity, wltpWeightedCo2: grams, wltpCo2: 150, initialRegistration, isPlugInHybrid: true });
const nedc = (fuelType: Vehicle['fuelType'], engineCapacity: number, co2: number, initialRegistration: string) =>
  taxed({ fuelType, engineCapacity, co2, initialRegistration });
const electric = (initialRegistration: string | undefined, weightTotal?: number, more: Partial<Vehicle> = {}) =>
  taxed({ fuelType: 'electric', initialRegistration, weightTotal, ...more });
const motorhome = (weightTotal: number, emissionStandard: string) =>
  taxed({ carType: 'WOHNMOBIL', fuelType: 'diesel', weightTotal, emissionStandard, initialRegistration: '2012-01-01' });
const motorcycle = (engineCapacity: number, enginePower: number) =>
  taxed({ carType: 'ZWEIRAD', fuelType: 'petrol', engineCapacity, enginePower });
const van = (weightTotal: number, emissionStandard?: string) =>
  taxed({ carType: 'NUTZFAHRZEUG', fuelType: 'diesel', weightTotal, emissionStandard });

// Running costs 2.4, letter for letter.
const CASES: readonly [name: string, vehicle: Vehicle, euros: number, ref?: string][] = [
  ['T1', car('petrol', 1498, 128, '2023-05-10'), 98],
  ['T2', car('petrol', 999, 115, '2022-01-01'), 60],
  ['T3', car('petrol', 1000, 116, '2022-01-01'), 62],
  ['T4', car('petrol', 1001, 95, '2021-01-01'), 22],
  ['T5', car('diesel', 1968, 139, '2024-09-01'), 284],
  ['T6', car('diesel', 2967, 201, '2021-06-15'), 569],
  ['T7', car('petrol', 5950, 310, '2022-03-01'), 840],
  ['T8', car('petrol', 1300, 148, '2021-02-01'), 142],
  ['T9', car('hybridPetrol', 1798, 108, '2025-03-01'), 62],
  ['T10', plugIn('hybridPetrol', 1395, 21, '2022-04-01'), 28],
  ['T11', plugIn('hybridDiesel', 1993, 35, '2024-11-01'), 190],
  ['T12', plugIn('hybridDiesel', 1993, 35, '2024-11-01'), 160, '2025-06-01'],
  ['T13', car('petrol', 1001, 95, '2024-12-31'), 0, '2025-06-01'],
  ['T14', car('lpg', 1368, 119, '2021-02-01'), 76],
  ['T15', car('cng', 1498, 98, '2021-07-01'), 36],
  ['T16, 195 g', car('petrol', 1984, 195, '2023-01-01'), 300],
  ['T16, 196 g', car('petrol', 1984, 196, '2023-01-01'), 304],
  ['T17', nedc('petrol', 1197, 120, '2010-03-01'), 24],
  ['T18', nedc('petrol', 1390, 144, '2011-12-31'), 76],
  ['T19', nedc('petrol', 1390, 144, '2012-01-01'), 96],
  ['T20', nedc('petrol', 1390, 144, '2014-01-01'), 126],
  ['T21', nedc('diesel', 1598, 99, '2013-06-01'), 152],
  ['T22', nedc('diesel', 1968, 119, '2016-05-20'), 238],
  ['T23', car('petrol', 999, 124, '2018-08-31', { co2: 104 }), 38],
  ['T24', car('petrol', 999, 124, '2018-09-01', { co2: 104 }), 78],
  ['T25', car('diesel', 1461, 130, '2020-12-31'), 212],
  ['T26', car('diesel', 1461, 130, '2021-01-01'), 215],
  ['T27', older('petrol', 1595, 'Euro 4', '2006-04-01'), 108],
  ['T28', older('diesel', 1896, 'Euro 3', '2003-03-01'), 293],
  ['T29', older('petrol', 1781, 'Euro 2', '1998-05-01'), 132],
  ['T30', older('diesel', 1896, 'Euro 2', '1999-05-01'), 304],
  ['T31', older('petrol', 1984, 'Euro 1', '1993-05-01'), 302],
  ['T32', older('diesel', 2497, 'Euro 0', '1988-05-01'), 939],
  ['T33', older('petrol', 1390, 'Euro 4', '2009-02-10', 139), 66],
  ['T34', older('petrol', 1984, 'Euro 4', '2009-01-15', 202), 135],
  ['T35', electric('2022-06-15'), 0],
  ['T36', electric(undefined, undefined, { usedConditionType: 'new' }), 0],
  ['T37', electric('2016-03-10', 1965), 56],
  ['T38', electric('2015-01-20', 2590), 74],
  ['T39', electric('2012-01-10', 1450), 45],
  ['T40', electric('2014-01-10', 3050), 92],
  ['T41', electric('2031-01-01', 2100), 62, '2031-02-01'],
  ['T42', taxed({ fuelType: 'hydrogen', initialRegistration: '2021-05-01' }), 0],
  ['T43', motorhome(3500, 'Euro 6'), 240],
  ['T44', motorhome(4250, 'Euro 5'), 280],
  ['T45', motorhome(3500, 'Euro 3'), 320],
  ['T46', motorhome(3490, 'Euro 1'), 480],
  ['T47', motorhome(7490, 'Euro 0'), 745],
  ['T48', motorhome(16_000, 'Euro 6'), 800],
  ['T49, 999 cm³', motorcycle(999, 90), 73],
  ['T49, 1001 cm³', motorcycle(1001, 90), 75],
  ['T49, 300 cm³', motorcycle(300, 20), 22],
  ['T50, 125 cm³ 11 kW', motorcycle(125, 11), 0],
  ['T50, 124 cm³ 13 kW', motorcycle(124, 13), 9],
  ['T51', van(3500), 210],
  ['T52, 2,800 kg', van(2800), 160],
  ['T52, 1,950 kg', van(1950), 112],
  ['T53', van(5000, 'Euro 6'), 173],
  ['T54, trailer 750 kg', taxed({ carType: 'ANHAENGER', weightTotal: 750 }), 29],
  ['T54, caravan', taxed({ carType: 'WOHNMOBIL', vehicleSubType: 'Wohnwagen', weightTotal: 1500 }), 59],
  ['T54, trailer 20 t', taxed({ carType: 'ANHAENGER', weightTotal: 20_000 }), 373],
];

describe('Motor vehicle tax', () => {
  it.each(CASES)('%s', (_name, vehicle, euros, ref = REF) => {
    expect(motorTax(vehicle, ref).yearly).toBe(euros);
  });

  it.each([
    ['T55, petrol car without CO2', car('petrol', 1498, undefined, '2019-05-01'), 'CO₂-Wert'],
    ['T55, old car without Euro step', older('petrol', 1498, '', '2005-05-01'), 'Schadstoffklasse'],
    ['T55, trike', taxed({ carType: 'ZWEIRAD', vehicleSubType: 'Trike', engineCapacity: 900 }), 'Fahrzeugklasse'],
    ['a used car without first registration', taxed({ fuelType: 'petrol', engineCapacity: 1498 }), 'Erstzulassung'],
    ['an impossible displacement', car('petrol', 14_980, 128, '2023-05-10'), 'Hubraum'],
    ['another fuel', car('other', 1498, 128, '2023-05-10'), 'Kraftstoff'],
    ['a CO2 of 0 that nobody entered', car('petrol', 1498, 0, '2023-05-10'), 'CO₂-Wert'],
    ['a lorry without class', van(5000), 'Schadstoffklasse'],
    [
      'an old motorhome without class',
      { ...motorhome(3500, ''), initialRegistration: '2005-01-01' },
      'Schadstoffklasse',
    ],
    [
      'a light motorcycle without power',
      taxed({ carType: 'ZWEIRAD', fuelType: 'petrol', engineCapacity: 125 }),
      'Leistung',
    ],
  ])('%s: no figure', (_name, vehicle, missing) => {
    const tax = motorTax(vehicle, REF);
    expect([tax.yearly, tax.missing]).toEqual([undefined, missing]);
  });

  it.each([
    ['T35', electric('2022-06-15'), '2032-06-14'],
    ['T36', electric(undefined, 2000, { usedConditionType: 'new' }), '2035-12-31'],
    ['T42', taxed({ fuelType: 'hydrogen', initialRegistration: '2021-05-01' }), '2031-04-30'],
  ])('%s: exempt until', (_name, vehicle, day) => {
    expect(motorTax(vehicle, REF).exemptUntil).toBe(day);
  });

  it.each([
    ['of the first', '2018-07-01', '2028-06-30'],
    ['of a leap day', '2020-02-29', '2030-02-28'],
    ['of the first day of the exemption', '2011-05-18', '2021-05-17'],
    ['of 2026, which ends with the law', '2026-03-01', '2035-12-31'],
  ])('the exemption %s ends on the day before the anniversary, that day included', (_name, registered, last) => {
    const vehicle = electric(registered, 2000);
    expect(motorTax(vehicle, last)).toMatchObject({ yearly: 0, exemptUntil: last });
    const after = motorTax(vehicle, addDays(last, 1));
    expect(after.exemptUntil).toBeUndefined();
    expect(after.yearly).toBeGreaterThan(0);
  });

  it('T56: the year in which the exemption ends counts its taxable days', () => {
    const years = motorTaxYears(motorTax(electric('2018-07-01', 1965), REF), REF, 5);
    expect(years).toEqual([0, 22, 56, 56, 56]);
    expect(years.reduce<number>((sum, tax) => sum + (tax ?? 0), 0)).toBe(190);
  });

  // rules/running-costs: electric after the exemption.
  it('does not guess the tax after an exemption without the weight', () => {
    const tax = motorTax(electric('2018-07-01'), REF);
    expect([tax.yearly, tax.afterwards, tax.missing]).toEqual([0, undefined, 'Gesamtgewicht']);
    expect(motorTaxYears(tax, REF, 3)).toEqual([0, undefined, undefined]);
  });

  it('says what it assumes', () => {
    expect(motorTax(electric(undefined, 2000, { usedConditionType: 'new' }), REF).notes).toContain(
      'Bei Zulassung heute.',
    );
    expect(motorTax(older('petrol', 1781, 'Euro 1', '1993-05-01'), REF).notes).toContain(
      'Mit H-Kennzeichen 191 € im Jahr.',
    );
    expect(motorTax(nedc('petrol', 1498, 128, '2023-05-10'), REF).notes).toContain(
      'Messverfahren des CO₂-Werts nicht angegeben.',
    );
  });

  it.each([
    ['on the day that it is 30 years old', '1996-11-21', true],
    ['on the day before', '1996-11-22', false],
  ])('names the plate for vintage vehicles %s: %s is %s', (_, registered, isVintage) => {
    const { notes } = motorTax(older('petrol', 1781, 'Euro 1', registered), REF);
    expect(notes.includes('Mit H-Kennzeichen 191 € im Jahr.')).toBe(isVintage);
  });
});
