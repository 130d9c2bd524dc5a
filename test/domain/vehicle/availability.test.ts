import { describe, expect, it } from 'vitest';
import type { Vehicle } from '../../../src/domain/vehicle/vehicle';
import { aVehicle } from '../../builders/vehicle';
import { availabilityLabel } from '../../../src/domain/vehicle/availability';
import { availabilityText } from '../../../src/domain/vehicle/availabilityText';

describe('when a vehicle is available', () => {
  it.each([
    ['2026-05-04T08:00:00Z', 'Sofort'],
    ['2026-04-01', 'Sofort'],
    ['2026-07-15T00:00:00Z', '15.07.2026'],
    [undefined, undefined],
    ['2028-05-04', '04.05.2028'],
    // Two years ahead a date is a placeholder.
    ['2028-05-05', 'auf Anfrage'],
    ['9999-12-31', 'auf Anfrage'],
  ])('from %s: %s', (availableFromDate, label) => {
    expect(availabilityLabel({ availableFromDate }, new Date('2026-05-04T08:00:00Z'))).toBe(label);
  });

  it.each([
    ['2026-04-01', 'Sofort verfügbar in Köln'],
    ['2026-07-15', 'Verfügbar ab Mi 15. Juli in Köln'],
    // The last evening of June in UTC.
    ['2026-06-30T22:30:00Z', 'Verfügbar ab Mi 1. Juli in Köln'],
    ['2027-07-15', 'Verfügbar ab 15.07.2027 in Köln'],
    ['9999-12-31', 'Verfügbar auf Anfrage in Köln'],
    [undefined, 'Steht in Köln'],
  ])('in words, from %s: %s', (availableFromDate, text) => {
    const vehicle = aVehicle({ availableFromDate, location: { address: { city: 'Köln' } } as Vehicle['location'] });
    expect(availabilityText(vehicle, new Date('2026-05-04T08:00:00Z'))).toBe(text);
    expect(availabilityText({ ...vehicle, location: undefined }, new Date('2026-05-04T08:00:00Z'))).toBe(
      text === 'Steht in Köln' ? undefined : text.replace(' in Köln', ''),
    );
  });

  it('names the place alone of a reserved one', () => {
    const vehicle = aVehicle({ reservedUntil: '2026-05-06T16:30:00Z', availableFromDate: '2026-04-01' });
    expect(availabilityText(vehicle, new Date('2026-05-04T08:00:00Z'))).toMatch(/^Steht in/);
  });
});
