import { roundToCents } from '../../lib/money';

/** Terms of a loan: EUR, months, and the effective interest of a year in percent (10 is 10 %). */
interface LoanTerms {
  amount: number;
  /** Final instalment, due with the last month; 0 where there is none. */
  balloon: number;
  durationInMonth: number;
  effectiveInterestRate: number;
}

/**
 * Monthly instalment in EUR, to the cent. The effective rate is the interest of a whole year (PAngV), so a month bears
 * its twelfth root; what the balloon is worth today is not repaid monthly.
 */
export function monthlyInstallment({ amount, balloon, durationInMonth, effectiveInterestRate }: LoanTerms): number {
  const growth = (1 + effectiveInterestRate / 100) ** (1 / 12);
  const monthly = growth - 1;
  if (monthly === 0) return roundToCents((amount - balloon) / durationInMonth);
  const discount = growth ** -durationInMonth;
  return roundToCents(((amount - balloon * discount) * monthly) / (1 - discount));
}
