import type { LeasingProvider } from '../../domain/vehicle/enums/leasingProvider';
import type { Quotes } from '../finance/terms/quotes';
import { orderFinancingOf, orderLeasingOf } from '../finance/terms/orderTerms';
import type { IncludableRate } from '../running-costs/RunningCosts';

/** Calculated financing and leasing of the page, for the running costs. */
export function includableRates(
  { financing, leasing }: Quotes,
  provider: LeasingProvider | undefined,
): IncludableRate[] {
  const rates: IncludableRate[] = [];
  if (financing.status === 'ready') {
    const { fundingDeposit, monthlyInstallment, fundingDuration, finalInstallment } = orderFinancingOf(financing.quote);
    const { legalTextHtml } = financing.quote;
    rates.push({
      kind: 'financing',
      offer: { financing: true },
      legalTextHtml,
      payments: {
        deposit: fundingDeposit,
        monthly: monthlyInstallment,
        months: fundingDuration,
        final: finalInstallment,
      },
    });
  }
  if (leasing.status === 'ready') {
    const { downPayment, monthlyInstallment, fundingDuration } = orderLeasingOf(leasing.quote);
    const { legalTextHtml } = leasing.quote;
    rates.push({
      kind: 'leasing',
      offer: { leasing: leasing.quote.providerType ?? provider ?? true },
      legalTextHtml,
      payments: { deposit: downPayment, monthly: monthlyInstallment, months: fundingDuration },
    });
  }
  return rates;
}
