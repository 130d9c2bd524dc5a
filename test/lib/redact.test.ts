import { describe, expect, it } from 'vitest';
import { redact, redactCall, redactError } from '../../src/lib/redact';

describe('what is told of an error', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'slice')", "Cannot read properties of undefined (reading 'slice')"],
    ['Unexpected token m in "max@mail.de" at position 4', 'Unexpected token m in … at position 4'],
    ['no user max.muster@mail.de, 0711 123456', 'no user … …'],
    ['Failed to fetch https://a.test/x.js?email=a@b.de#token=1', 'Failed to fetch https://a.test/x.js'],
    [
      'Minified React error #306; visit https://react.dev/errors/306?args[]=Max',
      'Minified React error #306; visit https://react.dev/errors/306',
    ],
  ])('holds nothing that may come from a visitor: %s', (message, told) => {
    expect(redact(message)).toBe(told);
  });

  it('keeps where it came from, without the query of the page', () => {
    const error = new TypeError('"Max" is wrong');
    error.stack = `TypeError: "Max" is wrong\n    at show (https://cdn.test/webshop-widget.js:1:2)\n    at https://a.test/seite?email=a@b.de:3:4`;
    const copy = redactError(error);
    expect(copy.name).toBe('TypeError');
    expect(copy.stack).toBe(
      'TypeError: … is wrong\n    at show (https://cdn.test/webshop-widget.js:1:2)\n    at https://a.test/seite:3:4',
    );
  });

  it('takes whatever was thrown', () => {
    expect(redactError('Max "Muster"').message).toBe('Max …');
    expect(redactError(undefined).message).toBe('undefined');
  });
});

describe('what is told of a call', () => {
  it.each([
    ['/users/max%40mail.de?x=1', 'GET /users/*'],
    [
      '/v2/vehicle-dealer/00000000-0000-4000-8000-000000000001/vehicle-dealer-settings',
      'GET /v2/vehicle-dealer/*/vehicle-dealer-settings',
    ],
    ['/cardealeradmin/1/cars/vin/WVWZZZ1KZAW000001', 'GET /cardealeradmin/*/cars/vin/*'],
    ['/users/checkIfExistsByEmail', 'GET /users/checkIfExistsByEmail'],
    ['https://openplzapi.org/de/Localities?postalCode=70173', 'GET https://openplzapi.org/de/*'],
  ])('has a star for every id: %s', (path, told) => {
    expect(redactCall('GET', path)).toBe(told);
  });
});
