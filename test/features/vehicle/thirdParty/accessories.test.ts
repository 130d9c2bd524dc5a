import { describe, expect, it } from 'vitest';
import { accessoriesUrl, cartOf, cartText } from '../../../../src/features/vehicle/thirdParty/accessories';
import { navigatorFor } from '../../../../src/state/queries/navigator';
import { aVehicle } from '../../../builders/vehicle';

const VW = { brand: 'Volkswagen', configId: 'vw' };
const MERCEDES = { brand: 'MERCEDES_BENZ', configId: 'mb' };

describe('the accessories navigator of a vehicle', () => {
  it('is the one of its brand, however that is written', () => {
    expect(navigatorFor([MERCEDES, VW], { manufacturer: 'VOLKSWAGEN' })).toBe(VW);
    expect(navigatorFor([VW, MERCEDES], { manufacturer: 'Mercedes-Benz' })).toBe(MERCEDES);
  });

  it('is none where only other brands have one', () => {
    expect(navigatorFor([VW], { manufacturer: 'Opel' })).toBeUndefined();
    expect(navigatorFor([], { manufacturer: 'Opel' })).toBeUndefined();
  });

  it('is the first one without a brand for all others', () => {
    const all = { brand: undefined, configId: 'all' };
    expect(navigatorFor([VW, all], { manufacturer: 'Opel' })).toBe(all);
    expect(navigatorFor([all, VW], { manufacturer: 'Volkswagen' })).toBe(VW);
    expect(navigatorFor([all], {})).toBe(all);
  });

  it('is asked for this vehicle', () => {
    const url = new URL(accessoriesUrl(VW, aVehicle({ id: 'id-1', manufacturer: 'Volkswagen', model: 'Golf & Co' })));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      configId: 'vw',
      brand: 'Volkswagen',
      model: 'Golf & Co',
      vehicleId: 'id-1',
    });
  });
});

describe('a message of the navigator', () => {
  it('is its cart: article numbers, each once', () => {
    const items = [{ articleNumber: '5G0-061' }, '000-071', { articleNumber: ' 5G0-061 ' }, { articleNumber: 42 }];
    expect(cartOf({ type: 'cart-change', items })).toEqual(['5G0-061', '000-071', '42']);
    expect(cartOf({ type: 'cart-change', items: [] })).toEqual([]);
  });

  it.each([
    null,
    undefined,
    'cart-change',
    {},
    { type: 'cart-change' },
    { type: 'cart-change', items: 'all' },
    { type: 'resize', items: ['5G0-061'] },
  ])('counts for nothing where it reads %j', (message) => {
    expect(cartOf(message)).toBeUndefined();
  });

  it('cannot fill the order with nonsense', () => {
    const items = ['x'.repeat(65), { articleNumber: {} }, null, '', ...Object.keys([...new Array<string>(500)])];
    const cart = cartOf({ type: 'cart-change', items });
    expect(cart).toHaveLength(200);
    expect(cart?.[0]).toBe('0');
  });
});

describe('what the visitor reads of the cart', () => {
  it.each([
    [0, 'Noch kein Zubehör ausgewählt.'],
    [1, '1 Zubehörartikel ausgewählt. Die Auswahl wird mit Ihrer Bestellung übermittelt.'],
    [3, '3 Zubehörartikel ausgewählt. Die Auswahl wird mit Ihrer Bestellung übermittelt.'],
  ])('for %i', (count, text) => {
    expect(cartText(count)).toBe(text);
  });
});
