import { roundToCents } from '../../lib/money';
import type { FinanceResult } from '../../api/finance';
import type { OrderFinancing } from '../../domain/finance/financing';
import type { LeasingQuote, OrderLeasing } from '../../domain/finance/leasing';

/** Percent; for a quote that does not name its tax. */
const VAT_RATE = 19;

/** A bank's answer as the order keeps it. */
export function orderFinancingOf(quote: FinanceResult & { duration: number }): OrderFinancing {
  return {
    monthlyInstallment: quote.monthlyInstallmentRate,
    fundingDuration: quote.duration,
    fundingDeposit: Math.max(quote.deposit ?? 0, 0),
    depositSurplus: 0,
    finalInstallment: Math.max(quote.finalInstallment ?? 0, 0),
    calculationId: quote.calculationId,
    legalTextHtml: quote.legalTextHtml,
  };
}

/** A leasing quote as the order keeps it: what the customer pays is gross. */
export function orderLeasingOf(quote: LeasingQuote): OrderLeasing {
  const downPaymentNet = Math.max(quote.downPaymentNet ?? 0, 0);
  return {
    monthlyInstallment: quote.monthlyRateGross,
    fundingDuration: quote.durationInMonth,
    downPayment: roundToCents((downPaymentNet * (100 + (quote.taxRate ?? VAT_RATE))) / 100),
    downPaymentSurplus: 0,
    legalTextHtml: quote.legalTextHtml,
  };
}
