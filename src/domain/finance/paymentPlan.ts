import { roundToCents, sumOf } from '../../lib/money';

/** Payments for a vehicle over time. EUR. */
export interface Payments {
  /** With the hand-over. */
  deposit: number;
  monthly: number;
  months: number;
  /** With the last month. */
  final?: number;
  /** Price of the vehicle if it is paid in full: the base of the interest. */
  price?: number;
}

/** One bar of the chart: a single payment, or the instalments of a year. */
export interface PlannedPayment {
  kind: 'deposit' | 'instalments' | 'final';
  /** Of the instalments, from 1. */
  year?: number;
  /** Number of payments: up to 12 instalments a year. */
  count: number;
  amount: number;
}

export interface PaymentPlan {
  /** In order of their due dates, without those of 0. */
  payments: PlannedPayment[];
  total: number;
  /** Instalments and final instalment: 'Gesamtbetrag' of a loan (§ 17 PAngV). */
  loanTotal: number;
  /** Absent without a price, never negative. */
  interest?: number;
}

/** Payments year by year with their total. */
export function paymentPlan({ deposit, monthly, months, final = 0, price }: Payments): PaymentPlan {
  const payments: PlannedPayment[] = [];
  if (deposit > 0) payments.push({ kind: 'deposit', count: 1, amount: deposit });
  for (let paid = 0; paid < months; paid += 12) {
    const count = Math.min(12, months - paid);
    const amount = roundToCents(monthly * count);
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
