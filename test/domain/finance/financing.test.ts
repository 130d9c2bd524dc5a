import { describe, expect, it } from 'vitest';
import {
  balloonToWire,
  capDeposit,
  defaultBalloon,
  defaultDeposit,
  depositToWire,
  financingTypesOf,
  FINANCING_MILEAGES,
  hasFinancing,
} from '../../../src/domain/finance/financing';

describe('financing', () => {
  it('assumes ten percent deposit and thirty percent balloon, rounded down to hundreds', () => {
    expect(defaultDeposit(24_990)).toBe(2_400);
    expect(defaultBalloon(24_990)).toBe(7_400);
  });

  it.each([
    [3_000, 5_050, { deposit: 3_000, surplus: 0 }],
    [5_050, 5_050, { deposit: 5_000, surplus: 50 }],
    [13_000, 9_000, { deposit: 9_000, surplus: 4_000 }],
    [500, -20, { deposit: 0, surplus: 500 }],
  ])('caps a deposit of %d € at a maximum of %d €', (deposit, max, expected) => {
    expect(capDeposit(deposit, max)).toEqual(expected);
  });

  it('sends a deposit or balloon that is empty or 0 as 1, and no balloon as 0', () => {
    expect([depositToWire(undefined), depositToWire(0), depositToWire(2_400)]).toEqual([1, 1, 2_400]);
    expect([balloonToWire('withBalloon', 0), balloonToWire('withBalloon', 7_400)]).toEqual([1, 7_400]);
    expect(balloonToWire('withoutBalloon', 7_400)).toBe(0);
  });

  it('offers 13 mileages from 10.000 to 40.000 km', () => {
    expect(FINANCING_MILEAGES).toHaveLength(13);
    expect(FINANCING_MILEAGES.at(-1)).toBe(40_000);
  });

  it('offers the credits of VW Ernst there and the two usual ones elsewhere', () => {
    expect(financingTypesOf('VW_ERNST')).toEqual(['autoCredit', 'classicCredit', 'individualCredit']);
    expect(financingTypesOf('SANTANDER')).toEqual(['withBalloon', 'withoutBalloon']);
  });

  it('asks no bank where there is none', () => {
    expect([hasFinancing('NONE'), hasFinancing(undefined), hasFinancing('BDK')]).toEqual([false, false, true]);
  });
});
