import { expect, it } from 'vitest';
import { listDifference, priceDifference, reservationDifference } from '../../../src/domain/vehicle/changesOfVehicles';

const seen = new Date('2026-11-27T10:00:00Z');
const now = new Date('2026-11-27T12:00:00Z');
const reread = (before: object, after: object) => ({
  before: { id: '1', ...before },
  after: { id: '1', ...after },
  seen,
  now,
});

it.each([
  [20_000, 20_000, undefined],
  [20_000, 19_500, 'Der Preis hat sich geändert: 19.500 € statt 20.000 €.'],
  [20_000, 0, 'Der Preis hat sich geändert: Preis auf Anfrage statt 20.000 €.'],
  [undefined, 20_000, 'Der Preis hat sich geändert: 20.000 € statt Preis auf Anfrage.'],
  [undefined, 0, undefined],
])('of a price of %s that is %s now is said: %s', (publicPrice, later, text) => {
  expect(priceDifference(reread({ publicPrice }, { publicPrice: later }))?.replace(/\u00A0/g, ' ')).toBe(text);
});

it.each([
  [undefined, '2026-11-28T00:00:00Z', 'reserved'],
  ['2026-11-27T11:00:00Z', '2026-11-27T11:00:00Z', 'free'],
  ['2026-11-28T00:00:00Z', undefined, 'free'],
  ['2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z', undefined],
  [undefined, undefined, undefined],
])('of a reservation until %s that is until %s now is said: %s', (reservedUntil, later, difference) => {
  expect(reservationDifference(reread({ reservedUntil }, { reservedUntil: later }))).toBe(difference);
});

it('counts the changes of a list', () => {
  const cheaper = reread({ publicPrice: 20_000 }, { publicPrice: 19_000 });
  const taken = reread({}, { reservedUntil: '2026-11-28T00:00:00Z' });
  expect(listDifference([reread({}, {})])).toBeUndefined();
  expect(listDifference([cheaper, taken, taken])).toBe(
    'Die Liste ist wieder aktuell: 1 Preis hat sich geändert, 2 Fahrzeuge sind inzwischen reserviert.',
  );
});
