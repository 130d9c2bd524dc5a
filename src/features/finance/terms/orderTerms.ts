import type { FinanceResult } from '../../../api/finance';
import type { FinancingTerms, OrderFinancing } from '../../../domain/finance/financing';
import type { LeasingQuote, LeasingTerms, OrderLeasing } from '../../../domain/finance/leasing';
import { grossOf } from '../../../domain/tax/valueAddedTax';

/** A recalculation requires terms. */
export function orderFinancingOf(quote: FinanceResult & { terms?: FinancingTerms }): OrderFinancing {
  return {
    terms: quote.terms,
    monthlyInstallment: quote.monthlyInstallmentRate,
    fundingDuration: quote.duration,
    fundingDeposit: quote.deposit,
    depositSurplus: 0,
    finalInstallment: quote.finalInstallment,
    calculationId: quote.calculationId,
    legalTextHtml: quote.legalTextHtml,
  };
}

/** Gross. A recalculation requires terms. */
export function orderLeasingOf(quote: LeasingQuote, terms?: LeasingTerms): OrderLeasing {
  const downPaymentNet = Math.max(quote.downPaymentNet ?? 0, 0);
  return {
    terms,
    monthlyInstallment: quote.monthlyRateGross,
    fundingDuration: quote.durationInMonth,
    downPayment: grossOf(downPaymentNet, quote.taxRate),
    downPaymentSurplus: 0,
    legalTextHtml: quote.legalTextHtml,
    quote: { ...quote, legalTextHtml: undefined },
  };
}
