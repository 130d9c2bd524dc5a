import { describe, expect, it } from 'vitest';
import { co2ClassOf, co2Scales } from '../../../../src/domain/vehicle/legal/co2Class';
import { aVehicle } from '../../../builders/vehicle';

const NOW = new Date('2026-05-04T08:00:00Z');

describe('the CO2 class of a new car', () => {
  it.each([
    [0, 'A'],
    [0.3, 'B'],
    [1, 'B'],
    [95, 'B'],
    [96, 'C'],
    [115, 'C'],
    [116, 'D'],
    [135, 'D'],
    [136, 'E'],
    [155, 'E'],
    [156, 'F'],
    [175, 'F'],
    [175.4, 'F'],
    [176, 'G'],
    [420, 'G'],
  ])('%f g/km is %s', (grams, co2Class) => {
    expect(co2ClassOf(grams)).toBe(co2Class);
  });

  it('stands on one scale', () => {
    expect(co2Scales(aVehicle({ usedConditionType: 'new', wltpCo2: 121 }), NOW)).toEqual([
      { label: 'CO₂-Klasse (kombiniert)', co2Class: 'D', grams: 121 },
    ]);
  });

  it('stands on two scales for a plug-in hybrid', () => {
    const vehicle = aVehicle({
      usedConditionType: 'new',
      isPlugInHybrid: true,
      wltpWeightedCo2: 26,
      wltpCo2Discharged: 139,
      co2Class: 'B',
      co2ClassDischarged: 'E',
    });
    expect(co2Scales(vehicle, NOW)).toEqual([
      { label: 'CO₂-Klasse (gewichtet, kombiniert)', co2Class: 'B', grams: 26 },
      { label: 'CO₂-Klasse (bei entladener Batterie)', co2Class: 'E', grams: 139 },
    ]);
  });

  it('is A for an electric car that comes without a figure', () => {
    const vehicle = aVehicle({ mileage: 20, fuelType: 'electric', co2: undefined });
    expect(co2Scales(vehicle, NOW).map(({ co2Class }) => co2Class)).toEqual(['A']);
  });

  it('is none without a figure, whatever class the platform writes: it may be a green claim that nothing proves', () => {
    expect(co2Scales(aVehicle({ mileage: 20, co2: undefined, co2Class: 'A' }), NOW)).toEqual([]);
  });

  it('takes a 0 for unknown where something burns: the next figure counts', () => {
    const labels = (vehicle: Parameters<typeof aVehicle>[0]) =>
      co2Scales(aVehicle({ usedConditionType: 'new', ...vehicle }), NOW).map(({ co2Class }) => co2Class);
    expect(labels({ wltpCo2: 0, co2: 128 })).toEqual(['D']);
    expect(labels({ wltpCo2: 0, co2: 0, co2Class: 'A' })).toEqual([]);
    expect(labels({ wltpCo2: 0, co2: undefined })).toEqual([]);
    expect(labels({ fuelType: 'electric', wltpCo2: 0, co2: undefined })).toEqual(['A']);
    expect(labels({ fuelType: 'hydrogen', wltpCo2: 0, co2: undefined })).toEqual(['A']);
    const plugIn = { isPlugInHybrid: true, wltpWeightedCo2: 0, co2Class: 'B', wltpCo2Discharged: 139 };
    expect(labels({ fuelType: 'hybridPetrol', ...plugIn })).toEqual(['E']);
  });

  it('is not shown for a used car, nor for a motorhome', () => {
    expect(co2Scales(aVehicle(), NOW)).toEqual([]);
    expect(co2Scales(aVehicle({ mileage: 20, carType: 'WOHNMOBIL' }), NOW)).toEqual([]);
  });
});
