import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { PRESETS } from '../../src/domain/running-costs/assumptions';
import { monthlyCosts } from '../../src/domain/running-costs/monthlyCosts';
import { vehicleSchema } from '../../src/domain/vehicle/vehicle';
import { formatPrice } from '../../src/lib/format';
import { aPlatform } from './testPlatform';

it('the label of a car in the demo names the energy costs that the shop computes for the same mileage', () => {
  const cars = aPlatform()
    .tenant(1)
    .vehicles.map((car) => z.parse(vehicleSchema, car))
    .flatMap((car) => {
      const label = car.enVkvInformationStringsDetails.find((line) => line.startsWith('Energiekosten'));
      return label === undefined ? [] : [{ car, label }];
    });
  expect(cars.length).toBeGreaterThan(50);
  for (const { car, label } of cars) {
    const { parts } = monthlyCosts(car, PRESETS, '2026-05-04');
    const energy = parts.filter(({ kind }) => kind !== 'tax').reduce((sum, { yearly = 0 }) => sum + yearly, 0);
    expect(label.replace(/\s/g, ' ')).toBe(
      `Energiekosten bei 15.000 km Jahresfahrleistung: ${formatPrice(energy).replace(/\s/g, ' ')}`,
    );
  }
});
