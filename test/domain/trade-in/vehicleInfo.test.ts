import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOf } from '../../../src/lib/schema';
import {
  manufacturerSchema,
  completedVersion,
  vehicleInfoSchema,
  versionChoices,
  versionLabels,
  type VehicleInfo,
} from '../../../src/domain/trade-in/vehicleInfo';

const info = (overrides: Partial<VehicleInfo> = {}): VehicleInfo => ({
  fuel: 'Diesel',
  power: '85',
  category: 'LIMOUSINE',
  transmission: 'Schaltgetriebe',
  equipmentVersion: 'Life',
  features: ['Tempomat'],
  ...overrides,
});
const NOTHING = { fuel: '', power: '', category: '', transmission: '', equipmentVersion: '', features: [] };
const VERSIONS = [
  info(),
  info({ power: '110', transmission: 'Automatik', equipmentVersion: 'Style', features: ['Navigation'] }),
  info({ fuel: 'Benzin', power: '110', equipmentVersion: 'Style' }),
];

describe('versions of a model', () => {
  it('narrow each other down in the order of the questions', () => {
    expect(versionChoices(VERSIONS, NOTHING, 'fuel')).toEqual(['Diesel', 'Benzin']);
    expect(versionChoices(VERSIONS, NOTHING, 'power')).toEqual([]);
    expect(versionChoices(VERSIONS, { ...NOTHING, fuel: 'Diesel' }, 'power')).toEqual(['85', '110']);
    expect(versionChoices(VERSIONS, { ...NOTHING, fuel: 'Benzin' }, 'power')).toEqual(['110']);
  });

  it('are settled as far as there is no choice, with their features', () => {
    expect(completedVersion(VERSIONS, NOTHING)).toEqual(NOTHING);
    expect(completedVersion(VERSIONS, { ...NOTHING, fuel: 'Benzin' })).toEqual(VERSIONS[2]);
    expect(completedVersion(VERSIONS, { ...NOTHING, fuel: 'Diesel', power: '110' })).toEqual(VERSIONS[1]);
  });

  it('take back what fits no more', () => {
    expect(completedVersion(VERSIONS, { ...info(), fuel: 'Benzin' })).toEqual(VERSIONS[2]);
    expect(completedVersion([], info())).toEqual(NOTHING);
  });

  it('without equipment lines leave that question out', () => {
    expect(completedVersion([info({ equipmentVersion: '' })], NOTHING)).toEqual(info({ equipmentVersion: '' }));
  });

  it.each([
    ['fuel', 'HYBRID', 'Hybrid (Benzin/Elektro)'],
    ['fuel', 'Frittenfett', 'Frittenfett'],
    ['power', '85', '85\u00a0kW (116\u00a0PS)'],
    ['category', 'STATION_WAGON', 'Station Wagon'],
    ['category', 'Kombi', 'Kombi'],
    ['transmission', 'Automatik', 'Automatik'],
    ['equipmentVersion', 'R-Line', 'R-Line'],
  ] as const)('%s "%s" is shown as "%s"', (field, value, label) => {
    expect(versionLabels[field](value)).toBe(label);
  });
});

describe('answers of the platform', () => {
  it('are read without what cannot be used', () => {
    const wire = [
      { fuel: 'Diesel', power: { amount: '85' }, category: 'KOMBI', transmission: 'Automatik', equipmentVersion: null },
      { fuel: null, power: { amount: 85 }, category: 'KOMBI', transmission: 'Automatik' },
      { fuel: 'Diesel', power: null, category: 'KOMBI', transmission: 'Automatik' },
      'nichts',
    ];
    expect(z.parse(listOf(vehicleInfoSchema), wire)).toEqual([
      { fuel: 'Diesel', power: '85', category: 'KOMBI', transmission: 'Automatik', equipmentVersion: '', features: [] },
    ]);
  });

  it('name a make by its value, else by its key', () => {
    const wire = [
      { id: 7, key: 'ALFA_ROMEO', value: null, models: [{ id: 'a', key: 'GIULIA' }, { key: 'ohne' }] },
      { id: 'b', key: 'BMW', value: 'BMW', models: null },
    ];
    expect(z.parse(listOf(manufacturerSchema), wire)).toEqual([
      { id: '7', name: 'Alfa Romeo', models: [{ id: 'a', name: 'Giulia' }] },
      { id: 'b', name: 'BMW', models: [] },
    ]);
  });
});
