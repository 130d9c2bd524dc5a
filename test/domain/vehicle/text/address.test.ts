import { describe, expect, it } from 'vitest';
import { vehicleAddress } from '../../../../src/domain/vehicle/text/address';
import { isUuid } from '../../../../src/domain/vehicle/text/vehicleId';
import { aVehicle } from '../../../builders/vehicle';

describe('the address of a vehicle', () => {
  it('reads like an offer and ends with the id', () => {
    expect(vehicleAddress(aVehicle())).toBe(
      '/angebote-volkswagen-volkswagen-golf-golf-viii-15-tsi-style-led-navi-koeln-gw-1042/11111111-1111-4111-8111-111111111111',
    );
  });

  it('ends with the tab where one is meant', () => {
    expect(vehicleAddress(aVehicle({ id: 'a', marketingTitle: undefined }), 'ausstattung')).toBe(
      '/angebote-volkswagen-volkswagen-golf-koeln-gw-1042/a/ausstattung',
    );
  });

  it('writes umlauts out and slashes as hyphens', () => {
    const vehicle = aVehicle({
      id: 'a',
      manufacturer: 'ŠKODA',
      heading: 'Größe/Höhe',
      marketingTitle: undefined,
      location: undefined,
      internalId: '47/11 ß',
    });
    expect(vehicleAddress(vehicle)).toBe('/angebote-skoda-groesse-hoehe-47-11-ss/a');
  });

  it('does with the smallest possible vehicle, and lets no id climb out of its place', () => {
    const nothing = { manufacturer: undefined, model: undefined, heading: undefined, marketingTitle: undefined };
    expect(vehicleAddress({ ...nothing, id: '../admin' })).toBe('/angebote-fahrzeug/..%2Fadmin');
  });

  it.each([
    ['11111111-1111-4111-8111-111111111111', true],
    ['AAAAAAAA-1111-4111-8111-11111111111F', true],
    ['GW-1042', false],
    ['11111111-1111-4111-8111-11111111111', false],
    ['', false],
  ])('knows %s as a real id: %s', (id, is) => {
    expect(isUuid(id)).toBe(is);
  });
});
