import { roundToCents } from '../../lib/money';
import { capDeposit } from './financing';

/** Initial payment in its parts, EUR; net for a leasing. */
export interface CreditedDeposit {
  /** Own money and trade-in, at most the bank's maximum. */
  deposit: number;
  /** Excess over the bank's maximum. */
  surplus: number;
  /** Share of the trade-in in deposit and surplus. */
  credit: number;
}

interface CreditRules {
  /** Rounded down to hundreds. */
  max: number;
  /** Absent: the customer's own money. */
  withoutTradeIn?: number;
}

/** Subtracts the earlier credit first: adds, replaces or, with 0, removes (rules/financing-and-leasing: trade-in in the rate). */
export function creditTradeIn(before: CreditedDeposit, value: number, rules: CreditRules): CreditedDeposit {
  const isRemoved = value === 0 && before.credit > 0;
  const ownDeposit = Math.max(0, roundToCents(before.deposit + before.surplus - before.credit));
  const base = isRemoved ? (rules.withoutTradeIn ?? ownDeposit) : ownDeposit;
  const { deposit, surplus } = capDeposit(roundToCents(base + value), rules.max);
  return { deposit, surplus: roundToCents(surplus), credit: value };
}
