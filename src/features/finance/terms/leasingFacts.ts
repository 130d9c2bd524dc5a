import type { LeasingQuote, LeasingTerms } from '../../../domain/finance/leasing';
import { exactPrice, formatAmount } from '../../../lib/format';
import type { Fact } from '../../../ui/display/FactList';
import { grossOf } from '../../../domain/tax/valueAddedTax';

const isForCompany = ({ customerType, type }: LeasingTerms) => customerType === 'commercial' || type === 'business';

/** Net first in a shop for companies. */
export function leasingRate(
  { monthlyRateGross, monthlyRateNet: net }: LeasingQuote,
  terms: LeasingTerms,
  isB2BShop: boolean,
): { rate: string; note: string } {
  const gross = formatAmount(monthlyRateGross);
  if (!isForCompany(terms) || net === undefined) return { rate: gross, note: 'pro Monat, inkl. MwSt.' };
  return isB2BShop
    ? { rate: formatAmount(net), note: `netto pro Monat, ${gross} inkl. MwSt.` }
    : { rate: gross, note: `pro Monat, inkl. MwSt. Netto ${formatAmount(net)} pro Monat.` };
}

/** Gross only for private customers. */
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
    ...(downPaymentNet > 0
      ? [{ label: 'Sonderzahlung (inkl. MwSt.)', value: exactPrice(grossOf(downPaymentNet, taxRate)) }]
      : []),
    ...perKm('Mehrkilometer', kilometerExcessNet),
    ...perKm('Minderkilometer', kilometerLowNet),
  ];
}
