import { roundToCents, sumOf } from '../../lib/money';

/** What is paid for a vehicle over time. EUR. */
export interface Payments {
  /** With the hand-over. */
  deposit: number;
  monthly: number;
  months: number;
  /** With the last month. */
  final?: number;
  /** Products that are paid monthly, beside the instalment. */
  monthlyExtra?: number;
  /** Price of the vehicle, where all of it is paid: what is above it is interest. */
  price?: number;
}

/** One bar of the picture: what is paid at once, or within one year. */
export interface PlannedPayment {
  kind: 'deposit' | 'instalments' | 'final';
  /** Of the instalments, from 1. */
  year?: number;
  /** How many payments it is: of the instalments of a year up to 12. */
  count: number;
  amount: number;
}

export interface PaymentPlan {
  /** In the order in which they fall due; what is 0 is not among them. */
  payments: PlannedPayment[];
  /** All payments together. */
  total: number;
  /** Instalments and final instalment without what is paid beside them: 'Gesamtbetrag' of a loan (§ 17 PAngV). */
  loanTotal: number;
  /** Share of the interest in it; absent without a price, never negative. */
  interest?: number;
}

/** When how much is paid, year by year, and what it comes to (rules/financing-and-leasing: payment plan). */
export function paymentPlan({ deposit, monthly, months, final = 0, monthlyExtra = 0, price }: Payments): PaymentPlan {
  const payments: PlannedPayment[] = [];
  if (deposit > 0) payments.push({ kind: 'deposit', count: 1, amount: deposit });
  for (let paid = 0; paid < months; paid += 12) {
    const count = Math.min(12, months - paid);
    const amount = roundToCents((monthly + monthlyExtra) * count);
    if (amount > 0) payments.push({ kind: 'instalments', year: paid / 12 + 1, count, amount });
  }
  if (final > 0) payments.push({ kind: 'final', count: 1, amount: final });

  const loanTotal = sumOf([monthly * months, Math.max(0, final)]);
  return {
    payments,
    total: sumOf(payments.map(({ amount }) => amount)),
    loanTotal,
    ...(price !== undefined && { interest: Math.max(0, sumOf([loanTotal, Math.max(0, deposit), -price])) }),
  };
}
