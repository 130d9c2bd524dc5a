import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatKm,
  formatLength,
  formatNumber,
  formatPrice,
  formatWeight,
  toKilowatts,
} from '../../src/lib/format';
import { formatPercent, formatPower, formatVehiclePrice, joinFacts, toPs } from '../../src/lib/formatFacts';

const NBSP = '\u00A0';

describe('German formats', () => {
  it.each([
    [formatPrice(12_990), `12.990${NBSP}€`],
    [formatPrice(12_990.5), `12.991${NBSP}€`],
    [formatPrice(0), `0${NBSP}€`],
    [formatAmount(289.5), `289,50${NBSP}€`],
    [formatVehiclePrice(undefined), 'Preis auf Anfrage'],
    [formatVehiclePrice(0), 'Preis auf Anfrage'],
    [formatVehiclePrice(22_490), `22.490${NBSP}€`],
    [formatVehiclePrice(40_920.01), `40.920,01${NBSP}€`],
    [formatNumber(1234.567), '1.234,57'],
    [formatKm(42_500), `42.500${NBSP}km`],
    [formatPower(110), `110${NBSP}kW (150${NBSP}PS)`],
    [formatPower(85), `85${NBSP}kW (116${NBSP}PS)`],
    [formatWeight(3500), `3.500${NBSP}kg`],
    [formatPercent(3.99), `3,99${NBSP}%`],
    [formatLength(5998), `5.998${NBSP}mm`],
    [formatLength(1001), `1.001${NBSP}mm`],
    [formatLength(1000), `1.000${NBSP}cm`],
    [formatLength(699), `699${NBSP}cm`],
  ])('case %#: %s', (shown, expected) => {
    expect(shown).toBe(expected);
  });

  it('are what the browser itself would write, whatever the number', () => {
    const plain = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
    const cents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
    const whole = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
    const sizes = [
      0,
      0.004,
      0.005,
      0.1,
      0.5,
      1.005,
      1.5,
      2.5,
      9.995,
      14.6,
      999.994,
      999.995,
      999.5,
      1000,
      1234.5,
      1e6 / 3,
      1e12,
    ];
    for (const value of [...sizes, ...sizes.map((size) => -size).filter((size) => size <= -0.5)]) {
      expect([value, formatNumber(value)]).toEqual([value, plain.format(value)]);
      expect([value, formatAmount(value)]).toEqual([value, cents.format(value)]);
      expect([value, formatPrice(value)]).toEqual([value, whole.format(value)]);
    }
    expect([NaN, Infinity].map((value) => formatNumber(value))).toEqual(['NaN', '∞']);
    // The browser keeps the sign of a nothing.
    expect(formatNumber(-0.001)).toBe('0');
  });

  it.each([
    [44, 60],
    [74, 101],
    [110, 150],
    [221, 300],
  ])('%i kW are %i PS and back', (kilowatts, ps) => {
    expect(toPs(kilowatts)).toBe(ps);
    expect(toKilowatts(ps)).toBe(kilowatts);
  });

  it('joins the facts that are known, and no line begins with the dot between two', () => {
    expect(joinFacts(['03/2014', undefined, '', '128.000 km'])).toBe('03/2014\u00a0· 128.000 km');
    expect(joinFacts([undefined])).toBe('');
  });
});
