import { describe, expect, it } from 'vitest';
import type { Vehicle } from '../../../../src/domain/vehicle/vehicle';
import type { FilterValues } from '../../../../src/features/search/filters/filter';
import type { FilterKey } from '../../../../src/features/search/filters/filters';
import { lackOf, quotedLabel } from '../../../../src/features/search/list/lackOf';

type Told = Pick<Vehicle, 'publicPrice' | 'mileage' | 'initialRegistration' | 'fuelType' | 'gearboxType'>;

const CASES: readonly [
  what: string,
  vehicle: Told,
  asked: FilterValues,
  removed: [FilterKey, string][],
  lack: string,
][] = [
  ['dearer', { publicPrice: 5300 }, { maxPrice: 3000 }, [['price', 'Preis: bis 3.000 €']], '2.300 € teurer'],
  ['cheaper', { publicPrice: 9000 }, { minPrice: 10_000 }, [['price', 'Preis: ab 10.000 €']], '1.000 € günstiger'],
  ['without a price', {}, { maxPrice: 3000 }, [['price', 'Preis: bis 3.000 €']], 'nicht „Preis: bis 3.000 €“'],
  ['far driven', { mileage: 81_500 }, { maxMileAge: 50_000 }, [['mileage', 'bis 50.000 km']], '31.500 km mehr'],
  [
    'older',
    { initialRegistration: '2018-03-01' },
    { minInitialRegistration: '2020-01-01' },
    [['registration', 'Erstzulassung: ab 2020']],
    'Erstzulassung 2018',
  ],
  ['another fuel', { fuelType: 'petrol' }, { fuelTypes: ['Diesel'] }, [['fuel', 'Diesel']], 'Benzin'],
  [
    'other equipment of several',
    {},
    { equipmentIds: ['12'], manufacturer: 'AUDI' },
    [
      ['equipment', 'AHK'],
      ['manufacturer', 'AUDI'],
    ],
    '',
  ],
  ['another gearbox', { gearboxType: 'manual' }, { gearBoxTypes: ['x'] }, [['gearbox', 'Automatik']], 'Schaltgetriebe'],
  ['equipment', {}, { equipmentIds: ['12'] }, [['equipment', 'Anhängerkupplung']], 'ohne „Anhängerkupplung“'],
  ['a make', {}, { manufacturer: 'AUDI' }, [['manufacturer', 'AUDI']], 'nicht „AUDI“'],
  [
    'two things',
    { publicPrice: 5300, fuelType: 'petrol' },
    { maxPrice: 3000, fuelTypes: ['Diesel'] },
    [
      ['price', 'Preis: bis 3.000 €'],
      ['fuel', 'Diesel'],
    ],
    '2.300 € teurer · Benzin',
  ],
];

describe('what a vehicle lacks of a search that found nothing', () => {
  it.each(CASES)('%s', (_what, vehicle, asked, removed, lack) => {
    const text = lackOf(vehicle, asked, {
      removed: removed.map(([key]) => key) as [FilterKey],
      labels: removed.map(([, label]) => label),
    });
    expect(text.join(' · ').replaceAll('\u00A0', ' ')).toBe(lack);
  });

  it('says nothing of what a vehicle has all the same: it was found without the filter', () => {
    const cheap = { publicPrice: 2500, fuelType: 'petrol' } as const;
    expect(
      lackOf(cheap, { maxPrice: 3000, fuelTypes: ['Diesel'] }, { removed: ['price', 'fuel'], labels: ['', 'Diesel'] }),
    ).toEqual(['Benzin']);
  });
});

it('names a filter without a line’s end between its word and its number', () => {
  expect(quotedLabel('Preis: bis 3.000\u00a0€')).toBe('„Preis: bis\u00a03.000\u00a0€“');
});
