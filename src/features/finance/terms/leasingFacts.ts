import type { LeasingQuote, LeasingTerms } from '../../../domain/finance/leasing';
import { exactPrice } from '../../../lib/exactPrice';
import { formatAmount, formatKm, formatQuantity } from '../../../lib/format';
import type { Fact } from '../../../ui/display/FactList';
import { grossOf } from '../../../domain/finance/valueAddedTax';

/** Whether net amounts are shown, too. */
const isForCompany = ({ customerType, type }: LeasingTerms) => customerType === 'commercial' || type === 'business';

/** Note under the rate, which is gross (rules/financing-and-leasing: leasing panel). */
export function leasingRateNote(quote: LeasingQuote, terms: LeasingTerms): string {
  if (!isForCompany(terms) || quote.monthlyRateNet === undefined) return 'pro Monat, inkl. MwSt.';
  return `pro Monat, inkl. MwSt. Netto ${formatAmount(quote.monthlyRateNet)} pro Monat.`;
}

/** Terms of an offer; gross only for private customers. */
export function leasingFacts(quote: LeasingQuote & { downPaymentNet: number }, terms: LeasingTerms): Fact[] {
  const { taxRate, downPaymentNet, kilometerExcessNet, kilometerLowNet } = quote;
  const isNet = isForCompany(terms);
  const perKm = (label: string, net: number | undefined): Fact[] =>
    net === undefined || net <= 0
      ? []
      : [
          {
            label: isNet ? `${label} (netto)` : label,
            value: `${formatAmount(isNet ? net : grossOf(net, taxRate))} je km`,
          },
        ];
  return [
    { label: 'Laufzeit', value: formatQuantity(quote.durationInMonth, 'Monate') },
    { label: 'Fahrleistung pro Jahr', value: formatKm(quote.kmPerYear) },
    { label: 'Sonderzahlung (inkl. MwSt.)', value: exactPrice(grossOf(downPaymentNet, taxRate)) },
    ...(isNet ? [{ label: 'Sonderzahlung (netto)', value: exactPrice(downPaymentNet) }] : []),
    ...perKm('Mehrkilometer', kilometerExcessNet),
    ...perKm('Minderkilometer', kilometerLowNet),
  ];
}
