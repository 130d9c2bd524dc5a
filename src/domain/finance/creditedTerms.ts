import { roundDownTo } from '../../lib/money';
import { defaultDeposit, financingTypes, ROUNDING_STEP, type FinancingTerms } from './financing';
import { creditTradeIn, type CreditedDeposit } from './tradeInCredit';

/** Limits of a bank, EUR. */
export interface FinancingLimits {
  maxDeposit: number;
  /** Absent: limited by the loan only. */
  maxBalloon?: number;
}

/**
 * The trade-in is credited to the deposit at the current price (rules/financing-and-leasing: trade-in in the rate). A final instalment that
 * no longer fits is lowered to the largest possible one.
 * @param before surplus and trade-in of the given terms
 */
export function creditedTerms(
  terms: FinancingTerms,
  before: Omit<CreditedDeposit, 'deposit'>,
  value: number,
  purchasePrice: number,
  limits: FinancingLimits,
): { terms: FinancingTerms; surplus: number } {
  const { deposit, surplus } = creditTradeIn({ ...before, deposit: terms.deposit }, value, {
    // Banks refuse to calculate without a loan.
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
