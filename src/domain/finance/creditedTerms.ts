import { roundDownTo } from '../../lib/money';
import { defaultDeposit, financingTypes, ROUNDING_STEP, type FinancingTerms } from './financing';
import { creditTradeIn, type CreditedDeposit } from './tradeInCredit';

/** What a bank takes for a vehicle. EUR. */
export interface FinancingLimits {
  maxDeposit: number;
  /** Absent: whatever leaves something to finance. */
  maxBalloon?: number;
}

/**
 * Terms with the value of the order's trade-in in their deposit, at today's price (rules/financing-and-leasing: trade-in in the rate). A final instalment
 * that no longer fits beside the deposit becomes the largest that does, rounded down.
 *
 * @param before surplus and trade-in that the terms were made with
 */
export function creditedTerms(
  terms: FinancingTerms,
  before: Omit<CreditedDeposit, 'deposit'>,
  value: number,
  purchasePrice: number,
  limits: FinancingLimits,
): { terms: FinancingTerms; surplus: number } {
  const { deposit, surplus } = creditTradeIn({ ...before, deposit: terms.deposit }, value, {
    // Something is left to finance, or the bank has nothing to calculate.
    max: Math.min(limits.maxDeposit, purchasePrice - ROUNDING_STEP),
    withoutTradeIn: defaultDeposit(purchasePrice),
  });
  const maxBalloon = Math.min(limits.maxBalloon ?? purchasePrice, purchasePrice - deposit - ROUNDING_STEP);
  const balloon = Math.min(terms.balloon ?? 0, Math.max(0, roundDownTo(maxBalloon, ROUNDING_STEP)));
  return {
    terms: {
      ...terms,
      purchasePrice,
      deposit,
      balloon: financingTypes.table[terms.type].hasBalloon ? balloon : undefined,
    },
    surplus,
  };
}
