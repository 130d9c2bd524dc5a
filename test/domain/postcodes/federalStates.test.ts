import { describe, expect, it } from 'vitest';
import { federalStatesOf } from '../../../src/domain/postcodes/federalStates';
import { digitsOf, STATE_EXCEPTIONS, STATE_OF_REGION, THREE_DIGITS } from '../../../src/domain/postcodes/regions';

describe('Federal states of a postcode', () => {
  it.each([
    ['70173', ['BW']],
    ['80331', ['BY']],
    ['10115', ['BE']],
    ['20095', ['HH']],
    ['01067', ['SN']],
    ['99084', ['TH']],
    ['66111', ['SL']],
    ['28195', ['HB']],
    ['18055', ['MV']],
    // Another state than most of their region.
    ['04895', ['BB']],
    ['27499', ['HH']],
    ['97901', ['BY']],
    // In two states.
    ['07919', ['SN', 'TH']],
    ['69434', ['BW', 'HE']],
    // Unknown.
    ['00000', []],
    ['7017', []],
  ])('%s', (postcode, states) => {
    expect(federalStatesOf(postcode)).toEqual(states);
  });

  it('holds the whole table: 678 regions of three digits, 125 exceptions', () => {
    const count = (list: string) => list.match(/-?\d+/g)?.length;
    expect(new Set(digitsOf(THREE_DIGITS)).size).toBe(678);
    expect([THREE_DIGITS.latitude, THREE_DIGITS.longitude].map(count)).toEqual([678, 678]);
    expect(STATE_OF_REGION).toMatch(/^[A-P]{678}$/);
    expect(Object.values(STATE_EXCEPTIONS).flatMap((list) => list.split(' '))).toHaveLength(125);
  });
});
