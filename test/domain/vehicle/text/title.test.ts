import { describe, expect, it } from 'vitest';
import { vehicleHeading, nameAmong, vehicleTitle } from '../../../../src/domain/vehicle/text/title';

describe('the name of a vehicle', () => {
  it.each([
    [{ heading: 'VW Golf' }, 'VW Golf'],
    [{ manufacturer: 'VW', model: 'Golf' }, 'VW Golf'],
    [{ manufacturer: 'VW' }, 'VW'],
    [{}, 'Fahrzeug'],
  ])('%o is headed "%s"', (vehicle, heading) => {
    expect(vehicleHeading(vehicle)).toBe(heading);
  });

  it.each([
    [{ heading: 'VW Golf', marketingTitle: 'Style 1.5 TSI' }, 'VW Golf Style 1.5 TSI'],
    [{ heading: 'VW Golf', marketingTitle: 'VW Golf Style' }, 'VW Golf Style'],
    [{ heading: 'VW Golf Style', marketingTitle: 'Golf Style' }, 'VW Golf Style'],
    [{ heading: 'VW Golf', marketingTitle: 'Golf VIII Style' }, 'VW Golf VIII Style'],
    [{ heading: 'VW Golf', marketingTitle: 'Golfplatz-Edition' }, 'VW Golf Golfplatz-Edition'],
    [{ heading: 'VW Golf' }, 'VW Golf'],
  ])('%o says nothing twice: "%s"', (vehicle, title) => {
    expect(vehicleTitle(vehicle)).toBe(title);
  });

  it('is as short among others as tells them apart', () => {
    const golf = { heading: 'VW Golf', marketingTitle: 'Style' };
    const passat = { heading: 'VW Passat', marketingTitle: 'Business' };
    const other = { heading: 'VW Golf', marketingTitle: 'GTI' };
    expect([golf, passat].map((vehicle, _, all) => nameAmong(vehicle, all))).toEqual(['VW Golf', 'VW Passat']);
    expect([golf, passat, other].map((vehicle, _, all) => nameAmong(vehicle, all))).toEqual([
      'VW Golf Style',
      'VW Passat',
      'VW Golf GTI',
    ]);
  });
});
