import { describe, expect, it } from 'vitest';
import { vehicleHeading, vehicleTitle } from '../../../../src/domain/vehicle/text/title';

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
});
