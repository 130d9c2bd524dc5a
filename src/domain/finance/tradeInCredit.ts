import { roundToCents } from '../../lib/money';
import { capDeposit } from './financing';

/** What is paid to a bank at the start, in its parts. EUR; of a leasing all of it net. */
export interface CreditedDeposit {
  /** As the bank takes it: the customer's own money and the trade-in together. */
  deposit: number;
  /** What is above the bank's maximum. */
  surplus: number;
  /** Of both, what the trade-in brought. */
  credit: number;
}

interface CreditRules {
  /** The bank's maximum; rounded down to hundreds. */
  max: number;
  /** What the deposit becomes when a trade-in is taken away; absent: what it was before. */
  withoutTradeIn?: number;
}

/**
 * Puts the value of a trade-in into a deposit (rules/financing-and-leasing: trade-in in the rate). What an earlier one had brought is taken back first, so that the same call adds,
 * replaces and, with 0, removes.
 */
export function creditTradeIn(before: CreditedDeposit, value: number, rules: CreditRules): CreditedDeposit {
  const isRemoved = value === 0 && before.credit > 0;
  const own = Math.max(0, roundToCents(before.deposit + before.surplus - before.credit));
  const base = isRemoved ? (rules.withoutTradeIn ?? own) : own;
  const { deposit, surplus } = capDeposit(roundToCents(base + value), rules.max);
  return { deposit, surplus: roundToCents(surplus), credit: value };
}
