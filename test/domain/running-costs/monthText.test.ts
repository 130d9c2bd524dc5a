import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../../src/domain/running-costs/assumptions';
import { monthlyCosts } from '../../../src/domain/running-costs/monthlyCosts';
import { costsBesidePrice, monthSumLine } from '../../../src/domain/running-costs/monthText';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import { aVehicle } from '../../builders/vehicle';

/** Case R1 of the running costs: 122 € energy (1,469 € a year), 8 € tax a month. */
const petrol = aVehicle({
  initialRegistration: '2023-05-10',
  engineCapacity: 1498,
  wltpCo2: 128,
  wltpConsumption: 5.8,
});
const unknown = aVehicle({ ...petrol, wltpConsumption: undefined, consumptionAverage: undefined });
const taxUnknown = aVehicle({ ...unknown, co2: undefined, wltpCo2: undefined });

type Own = NonNullable<Parameters<typeof monthlyCosts>[3]>;

const costs = (vehicle: Vehicle, own: Own) => monthlyCosts(vehicle, PRESETS, '2026-11-21', own);
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

// rules/running-costs: month number.
describe('the month as a sum of its parts', () => {
  it.each([
    ['a rate', petrol, { rate: { amount: 207.13 } }, '207,13 € Rate + 130 € Fahren = etwa 337 € im Monat'],
    [
      'with insurance',
      petrol,
      { rate: { amount: 207.13 }, insurance: 65 },
      '207,13 € Rate + 195 € Fahren = etwa 402 € im Monat',
    ],
    [
      'what is missing in it',
      unknown,
      { rate: { amount: 207.13 } },
      '207,13 € Rate + 8 € Fahren ohne Kraftstoff = etwa 215 € im Monat',
    ],
    ['nothing known but the rate', taxUnknown, { rate: { amount: 207.13 } }, '207,13 € Rate im Monat'],
    [
      'a leasing for companies: all parts net',
      petrol,
      { rate: { amount: 174.06, isNet: true }, isB2BShop: true },
      '174,06 € Rate + 111 € Fahren = etwa 285 € im Monat netto (etwa 337 € brutto)',
    ],
    [
      'a loan for companies bears no tax: all parts gross',
      petrol,
      { rate: { amount: 207.13 }, isB2BShop: true },
      '207,13 € Rate + 130 € Fahren = etwa 337 € im Monat brutto',
    ],
    ['a cash price', petrol, {}, undefined],
  ] satisfies [string, Vehicle, Own, string | undefined][])('%s', (_name, vehicle, own, line) => {
    expect(plain(monthSumLine(costs(vehicle, own)))).toBe(line);
  });

  it.each([
    [petrol, {}, '+ etwa 130 € Fahren im Monat (Super E10, Steuer)'],
    [petrol, { isB2BShop: true }, '+ etwa 111 € netto Fahren im Monat (Super E10, Steuer; etwa 130 € brutto)'],
    [unknown, {}, undefined],
    [petrol, { rate: { amount: 207.13 } }, undefined],
  ] satisfies [Vehicle, Own, string | undefined][])('beside a cash price', (vehicle, own, line) => {
    const text = costsBesidePrice(costs(vehicle, own));
    expect(text && plain(`${text.amount} ${text.purpose}`)).toBe(line);
  });
});
