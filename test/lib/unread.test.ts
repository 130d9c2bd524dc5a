import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { vehicleSchema } from '../../src/domain/vehicle/vehicle';
import { listOf, number, optionalOf, requiredText } from '../../src/lib/schema';
import { unread } from '../../src/lib/unread';

const ID = '00000000-0000-4000-8000-000000000001';
const vehicle = { id: ID, publicPrice: 19_990, fuelType: 'Benzin', images: [{ url: '/a.jpg' }] };
/** 'path: expected, got' of each. */
const lines = (schema: z.ZodMiniType, value: unknown) =>
  unread(schema, value).map(({ path, expected, got }) => `${path}: ${expected}, ${got}`);

it.each<[what: string, value: unknown, lines: string[]]>([
  ['a vehicle as it should be', vehicle, []],
  [
    'numbers, booleans and choices in other spellings',
    { ...vehicle, publicPrice: '19990,5', isDamaged: '0', fuelType: 'PETROL' },
    [],
  ],
  [
    'empty texts, null and placeholders',
    { ...vehicle, model: '', mileAge: null, doorsCount: 0, initialRegistration: '0001-01-01' },
    [],
  ],
  [
    'money as an object',
    { ...vehicle, publicPrice: { amount: 1, currency: 'EUR' } },
    ['publicPrice: Zahl, Objekt mit amount, currency'],
  ],
  [
    'a price with a dot for thousands',
    { ...vehicle, publicPrice: '12.990' },
    ['publicPrice: Zahl, Text mit drei Nachkommastellen, vermutlich Tausenderpunkt'],
  ],
  [
    'other names',
    { id: ID, public_price: 1, FuelType: 'Benzin' },
    ['fuelType: der Name „fuelType“, „FuelType“', 'publicPrice: der Name „publicPrice“, „public_price“'],
  ],
  ['no id', { ...vehicle, id: undefined }, ['id: Text, nichts']],
  [
    'an unknown choice',
    { ...vehicle, carType: 'Flugzeug' },
    ['carType: eines von PKW, NUTZFAHRZEUG, WOHNMOBIL, ZWEIRAD, ANHAENGER, „Flugzeug“'],
  ],
  [
    'a picture without an address',
    { ...vehicle, images: [{ url: 7 }, 'a'] },
    ['images[0].url: Adresse (https://… oder /…), Zahl', 'images[1]: Objekt, Text'],
  ],
  [
    'a date as a number',
    { ...vehicle, initialRegistration: 1_700_000_000 },
    ['initialRegistration: Datum (JJJJ-MM-TT), Zahl'],
  ],
  ['no vehicle at all', 'Wartung', [': Objekt, Text']],
])('names what is not read of %s', (_, value, expected) => expect(lines(vehicleSchema, value)).toEqual(expected));

it('follows lists, wrapped ones too, and nested objects', () => {
  const schema = listOf(z.object({ name: requiredText(), size: optionalOf(z.object({ length: number() })) }));
  expect(lines(schema, [{ name: 'a' }, {}])).toEqual(['[1].name: Text, nichts']);
  expect(lines(schema, { data: [{ name: 'a', size: { length: [] } }] })).toEqual(['[0].size.length: Zahl, Liste']);
  expect(lines(schema, { vehicles: [] })).toEqual([': Liste, Objekt mit vehicles']);
  expect(lines(schema, undefined)).toEqual([]);
});
