import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyInstallment } from '../../../src/domain/finance/annuity';
import type { Frame } from '../../../src/domain/finance/frame';
import {
  aboveFrame,
  ALL_EXAMPLES,
  boundOfExamples,
  estimatedRate,
  expectedWith,
  USUAL_EXAMPLES,
} from '../../../src/domain/finance/framedRate';
import { roundToCents } from '../../../src/lib/money';
import { aVehicle } from '../../builders/vehicle';

const EXAMPLE = {
  publicPrice: 25_000,
  initialFinancingInstallment: 364.56,
  virtualFinancingDeposit: 2_500,
  virtualFinancingDuration: 48,
  virtualFinancingFinalInstallment: 7_400,
};

describe('the rate that a bank’s example lets expect', () => {
  it.each<[string, Frame, Partial<typeof EXAMPLE>, number | undefined]>([
    ['is the example without own terms', { kind: 'financing' }, {}, 364.56],
    ['is lower with more deposit', { kind: 'financing', deposit: 4_000 }, {}, 330.76],
    ['is higher over fewer months', { kind: 'financing', months: 24 }, {}, 679.78],
    ['is none without an example', { kind: 'financing', deposit: 0 }, { virtualFinancingDuration: 0 }, undefined],
    ['is higher without a final instalment', { kind: 'financing', contract: 'withoutBalloon' }, {}, 507],
    ['is lower with a larger one', { kind: 'financing', finalInstallment: 10_000 }, {}, 314],
    [
      'has the usual one where the example has none',
      { kind: 'financing', contract: 'autoCredit' },
      { virtualFinancingFinalInstallment: 0, initialFinancingInstallment: 506.96 },
      362,
    ],
    ['finances at least a hundred', { kind: 'financing', deposit: 60_000 }, {}, 2.26],
    ['is a leasing’s standard rate', { kind: 'leasing', specialPayment: 2_000 }, {}, 249],
  ])('%s', (_, frame, part, rate) => {
    const vehicle = aVehicle({ ...EXAMPLE, initialLeasingInstallment: 249, ...part });
    const found = estimatedRate(vehicle, frame, false);
    if (rate === undefined) expect(found).toBeUndefined();
    else expect(Math.abs((found ?? 0) - rate)).toBeLessThan(1);
  });

  it('is never left out by the bound that the platform is asked for', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(
        whole(4_000, 90_000),
        whole(0, 30),
        whole(0, 40),
        fc.constantFrom(12, 24, 36, 48, 60, 72),
        whole(0, 2_400),
        fc.record({
          deposit: fc.option(whole(0, 30_000), { nil: undefined }),
          months: fc.constantFrom(undefined, 12, 24, 48, 84, 96),
          contract: fc.constantFrom(undefined, 'withBalloon' as const, 'withoutBalloon' as const),
          finalInstallment: fc.option(whole(0, 20_000), { nil: undefined }),
        }),
        (publicPrice, depositShare, balloonShare, months, interest, own) => {
          const virtualFinancingDeposit = roundToCents((publicPrice * depositShare) / 100);
          const balloon = roundToCents((publicPrice * balloonShare) / 100);
          const example = monthlyInstallment({
            amount: publicPrice - virtualFinancingDeposit,
            balloon,
            durationInMonth: months,
            effectiveInterestRate: interest / 100,
          });
          const vehicle = aVehicle({
            publicPrice,
            initialFinancingInstallment: example,
            virtualFinancingDeposit,
            virtualFinancingDuration: months,
            virtualFinancingFinalInstallment: balloon,
          });
          const frame: Frame = {
            kind: 'financing',
            ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
          };
          const rate = estimatedRate(vehicle, frame, false);
          if (rate === undefined) return;
          const learnt = expectedWith(USUAL_EXAMPLES, [vehicle]);
          expect(boundOfExamples(rate, frame, learnt)).toBeGreaterThanOrEqual(Math.floor(example));
          expect(boundOfExamples(rate, frame, ALL_EXAMPLES)).toBeGreaterThanOrEqual(Math.floor(example));
        },
      ),
      { numRuns: 500, seed: 20_261_129 },
    );
  });
});

it.each([
  [378, 350, false, '+ 28 € über Ihrem Rahmen'],
  [377.01, 350, true, '+ etwa 28 € über Ihrem Rahmen'],
  [350, 350, false, undefined],
  [undefined, 350, false, undefined],
  [378, undefined, false, undefined],
])('a rate of %s with at most %s: %s', (rate, most, isEstimate, text) => {
  expect(aboveFrame(rate, most, isEstimate)?.replaceAll('\u00A0', ' ')).toBe(text);
});
