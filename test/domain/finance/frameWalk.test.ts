import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { monthlyInstallment } from '../../../src/domain/finance/annuity';
import {
  financingTypes,
  orderFinancingSchema,
  type FinancingTerms,
  type OrderFinancing,
} from '../../../src/domain/finance/financing';
import { highestDeposit, limitsOf, termsWithin } from '../../../src/domain/finance/financingForm';
import { frameOf, withFrame, type Frame } from '../../../src/domain/finance/frame';
import { chosenFinancing } from '../../../src/domain/finance/framedTerms';
import { initialFinancingTerms } from '../../../src/domain/finance/initialQuote';
import { leasingTypes } from '../../../src/domain/finance/leasing';
import { rateOf } from '../../../src/domain/finance/rateOf';
import { formatAmount } from '../../../src/lib/format';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: undefined });
const aFrame: fc.Arbitrary<Frame> = fc
  .record({
    kind: fc.constantFrom(undefined, 'financing', 'leasing'),
    deposit: maybe(60_000),
    specialPayment: maybe(20_000),
    months: maybe(130),
    kilometres: maybe(60_000),
    contract: fc.constantFrom(undefined, ...financingTypes.keys),
    finalInstallment: maybe(40_000),
    lease: fc.constantFrom(undefined, ...leasingTypes.keys),
  })
  .map((frame) => Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== undefined)));
const aBank = fc.record({
  durationsWithoutFinalInstallment: fc.uniqueArray(fc.constantFrom(12, 24, 36, 48, 60, 72, 84), { minLength: 1 }),
  maxDepositWithoutFinalInstallmentPercentage: fc.integer({ min: 10, max: 100 }),
  effectiveInterestRate: fc.integer({ min: 0, max: 900 }).map((cents) => cents / 100),
});
type Bank = typeof aBank extends fc.Arbitrary<infer Settings> ? Settings : never;

/** The bank's answer to terms within its limits. */
function calculate(entered: FinancingTerms, bank: Bank): OrderFinancing {
  const terms = termsWithin(entered, limitsOf(entered, bank));
  const { purchasePrice, deposit, balloon = 0, durationInMonth, effectiveInterestRate } = terms;
  const amount = purchasePrice - deposit;
  return {
    terms,
    monthlyInstallment: monthlyInstallment({ amount, balloon, durationInMonth, effectiveInterestRate }),
    fundingDuration: durationInMonth,
    fundingDeposit: deposit,
    depositSurplus: 0,
    finalInstallment: balloon,
  };
}

it('a frame has one rate at a vehicle, within the limits of its bank, wherever it is read', () => {
  const settings = someSettings({});
  fc.assert(
    fc.property(aFrame, fc.integer({ min: 3_000, max: 90_000 }), aBank, (frame, publicPrice, bank) => {
      const vehicle = aVehicle({ publicPrice, financingCalculationProviderType: 'VW' });
      const first = initialFinancingTerms(vehicle, bank);
      if (first === undefined) return;
      const rateIn = (own: Frame) =>
        calculate(chosenFinancing(first, own, bank.durationsWithoutFinalInstallment), bank);

      const shown = rateIn(frame);
      const { terms } = shown;
      expect(bank.durationsWithoutFinalInstallment).toContain(terms?.durationInMonth);
      expect(shown.fundingDeposit).toBeLessThanOrEqual(highestDeposit(publicPrice, limitsOf(first, bank)));

      // Through an address with a search, and through the order's draft.
      const address = withFrame('carType=PKW&prices=leasing&months=7&maxPrice=30000', frame);
      expect(address).toMatch(/^carType=PKW&maxPrice=30000/);
      expect(frameOf(address) ?? {}).toEqual(frame);
      expect(rateIn(frameOf(address) ?? {})).toEqual(shown);
      expect(z.parse(orderFinancingSchema, JSON.parse(JSON.stringify(shown)))).toEqual(shown);

      // What is changed in the order is the frame then.
      const change = { months: 24, deposit: 500, contract: 'withoutBalloon' as const };
      const durations = bank.durationsWithoutFinalInstallment;
      if (terms === undefined) return;
      expect(calculate(chosenFinancing(terms, change, durations), bank)).toEqual(rateIn({ ...frame, ...change }));

      // On the card.
      const answered = { ...vehicle, financingCalculationProviderType: 'VW' as const };
      const named = rateOf(answered, { ...frame, kind: 'financing' }, { financing: shown }, settings, NOW);
      if (named !== undefined) {
        expect(named.amount).toBe(formatAmount(shown.monthlyInstallment));
        expect(named.terms[1]).toContain(String(shown.fundingDuration));
      }
    }),
    { numRuns: 300, seed: 20_261_128 },
  );
});
