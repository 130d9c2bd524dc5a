import { describe, expect, it } from 'vitest';
import type { FinancingTerms } from '../../../src/domain/finance/financing';
import type { Frame } from '../../../src/domain/finance/frame';
import type { LeasingTerms } from '../../../src/domain/finance/leasing';
import {
  chosenFinancing,
  chosenLeasing,
  hasOwnTerms,
  limitText,
  withoutTradeIn,
} from '../../../src/domain/finance/framedTerms';
import { LEASING_TERMS } from '../../builders/terms';

const FIRST: FinancingTerms = {
  provider: 'BDK',
  purchasePrice: 20_000,
  type: 'withBalloon',
  durationInMonth: 60,
  effectiveInterestRate: 5,
  deposit: 2_000,
  balloon: 6_000,
  mileage: 10_000,
};
const LEASING: LeasingTerms = LEASING_TERMS;

describe('the visitor’s frame at a vehicle', () => {
  it.each<[string, Frame, Partial<FinancingTerms>]>([
    ['nothing chosen', {}, {}],
    ['deposit and months', { deposit: 4_000, months: 48 }, { deposit: 4_000, durationInMonth: 48 }],
    ['months that this bank does not have', { months: 13 }, { durationInMonth: 12 }],
    [
      'a kind without a final instalment',
      { contract: 'withoutBalloon' },
      { type: 'withoutBalloon', balloon: undefined },
    ],
    ['one like it of another bank', { contract: 'classicCredit' }, { type: 'withoutBalloon', balloon: undefined }],
    ['its own final instalment', { contract: 'individualCredit', finalInstallment: 5_000 }, { balloon: 5_000 }],
    ['more kilometres than a bank counts', { kilometres: 50_000 }, { mileage: 40_000 }],
  ])('is the bank’s first quote with what was chosen: %s', (_, frame, changed) => {
    expect(chosenFinancing(FIRST, frame, [12, 36, 48, 60])).toEqual({ ...FIRST, ...changed });
  });

  it.each([
    ['never its deposit', { deposit: 4_000 }, {}],
    ['months and kilometres', { months: 30, kilometres: 17_500 }, { durationInMonth: 24, kmPerYear: 15_000 }],
    ['special payment', { specialPayment: 2_000 }, { downPaymentNet: 2_000 }],
    ['at most a third of the price', { specialPayment: 9_000 }, { downPaymentNet: 6_600 }],
  ])('is the first quote of a leasing with %s', (_, frame, changed) => {
    const first = { ...LEASING, carPrice: 20_000 };
    expect(chosenLeasing(first, frame)).toEqual({ ...first, ...changed });
  });

  it('is changed in an order without the trade-in, which is none of the customer’s own money', () => {
    expect(withoutTradeIn({ months: 72, deposit: 6_000 }, 3_000)).toEqual({ months: 72, deposit: 3_000 });
    expect(withoutTradeIn({ deposit: 2_000, contract: 'withoutBalloon' }, 3_000)).toEqual({
      deposit: 0,
      contract: 'withoutBalloon',
    });
    expect(withoutTradeIn({ specialPayment: 2_000 }, 1_190)).toEqual({ specialPayment: 1_000 });
    expect(withoutTradeIn({}, 3_000)).toEqual({});
  });
});

it.each<[Frame, boolean, boolean]>([
  [{}, false, false],
  [{ deposit: 0 }, true, false],
  [{ specialPayment: 500 }, false, true],
  [{ kilometres: 10_000 }, true, true],
  [{ contract: 'withoutBalloon' }, true, false],
  [{ finalInstallment: 0 }, true, false],
  [{ lease: 'private' }, false, true],
])('the bank’s standard rate does not know %o of a financing, a leasing', (frame, ofFinancing, ofLeasing) => {
  expect([hasOwnTerms(frame, 'financing'), hasOwnTerms(frame, 'leasing')]).toEqual([ofFinancing, ofLeasing]);
});

it.each<[number, string | undefined]>([
  [48, undefined],
  [96, 'Bei diesem Fahrzeug höchstens 84\u00A0Monate statt 96.'],
  [6, 'Bei diesem Fahrzeug mindestens 24\u00A0Monate statt 6.'],
  [50, 'Bei diesem Fahrzeug 48\u00A0Monate statt 50.'],
])('what a bank does not have is said: %i months', (months, text) => {
  expect(limitText([24, 36, 48, 84], months, 'Monate')).toBe(text);
});
