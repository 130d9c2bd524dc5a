import { describe, expect, it } from 'vitest';
import { distanceBetween, distanceText, isKnownPostcode } from '../../../src/domain/postcodes/distance';

describe('Distance between two postcodes', () => {
  // Running costs 6, cases D1 to D6.
  it.each([
    ['70173', '72070', 28.3],
    ['10115', '14467', 26.6],
    ['80331', '20095', 611.3],
    ['50667', '40210', 33.1],
    ['99084', '07743', 42.1],
    ['26603', '26506', 38.4],
  ])('%s to %s is about %s km', (from, to, kilometres) => {
    expect(distanceBetween(from, to)).toBeCloseTo(kilometres, 1);
    expect(distanceBetween(to, from)).toBeCloseTo(kilometres, 1);
  });

  it('is 0 within one region', () => {
    expect(distanceBetween('70173', '70174')).toBe(0);
  });

  it('falls back to the first two digits', () => {
    expect(isKnownPostcode('01500')).toBe(true);
    expect(distanceBetween('01500', '01067')).toBeLessThan(40);
  });

  it.each(['', '7017', '701733', 'D-70173', '00000', '05123', undefined])('is unknown from %s', (postcode) => {
    expect(distanceBetween(postcode, '70173')).toBeUndefined();
    expect(distanceBetween('70173', postcode)).toBeUndefined();
  });
});

describe('Words for a distance', () => {
  it.each([
    [0, 'in Ihrer Region'],
    [3, 'unter 20 km'],
    [14.9, 'unter 20 km'],
    [15, 'ca. 20 km'],
    [38.4, 'ca. 40 km'],
    [100, 'ca. 100 km'],
    [101, 'ca. 100 km'],
    [126, 'ca. 150 km'],
    [611.3, 'ca. 600 km'],
  ])('%s km', (kilometres, text) => {
    expect(distanceText(kilometres).replaceAll('\u00A0', ' ')).toBe(text);
  });
});
