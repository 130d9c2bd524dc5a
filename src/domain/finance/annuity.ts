import { roundToCents } from '../../lib/money';

/** EUR, months, effective annual interest in percent (10 is 10 %). */
interface LoanTerms {
  amount: number;
  /** Due with the last month; 0 for none. */
  balloon: number;
  durationInMonth: number;
  effectiveInterestRate: number;
}

/** EUR, to the cent. The effective rate is compounded annually (PAngV); the balloon's present value is not repaid monthly. */
export function monthlyInstallment({ amount, balloon, durationInMonth, effectiveInterestRate }: LoanTerms): number {
  const growth = (1 + effectiveInterestRate / 100) ** (1 / 12);
  const monthly = growth - 1;
  if (monthly === 0) return roundToCents((amount - balloon) / durationInMonth);
  const discount = growth ** -durationInMonth;
  return roundToCents(((amount - balloon * discount) * monthly) / (1 - discount));
}
