import { describe, expect, it } from 'vitest';
import { roundDownTo, roundToCents, sumOf } from '../../src/lib/money';

describe('amounts', () => {
  it.each([
    [22_490, 22_400],
    [22_400, 22_400],
    [99.99, 0],
    [0, 0],
  ])('rounds %f down to the hundred %i', (amount, rounded) => {
    expect(roundDownTo(amount, 100)).toBe(rounded);
  });

  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [364.555, 364.56],
    [364.5549, 364.55],
    [-0.5, -0.5],
    [0.1 + 0.2, 0.3],
    [67_108_864.005, 67_108_864.01],
    [159_340_060.105, 159_340_060.11],
    [655_844_289.805, 655_844_289.81],
    [999_999_999.994, 999_999_999.99],
  ])('rounds %f to the cents %f, half a cent up', (amount, rounded) => {
    expect(roundToCents(amount)).toBe(rounded);
  });

  it('adds up to the cent', () => {
    expect(sumOf([0.1, 0.2, 19.99])).toBe(20.29);
    expect(sumOf([])).toBe(0);
  });
});
