import { formatAmount, formatQuantity } from '../../../lib/format';

import { CheckoutButton } from '../CheckoutButton';
import { orderFinancingOf } from '../../finance/orderTerms';
import { CalculatorLoading } from './CalculatorLoading';
import type { PanelProps } from './panel';
import { RatePanel } from './RatePanel';

/** Tab 'Finanzierung': the bank's first quote (storefront 2.4, checkout 2). */
export function FinancingPanel({ vehicle, quotes }: PanelProps) {
  const state = quotes.financing;
  if (state.status !== 'ready') return <CalculatorLoading text="Der Finanzierungsrechner wird initialisiert ..." />;
  const { quote } = state;
  const final = quote.finalInstallment ?? 0;
  return (
    <RatePanel
      title="Monatliche Finanzierungsrate"
      rate={formatAmount(quote.monthlyInstallmentRate)}
      facts={[
        { label: 'Anzahlung', value: formatAmount(quote.deposit) },
        { label: 'Laufzeit', value: formatQuantity(quote.duration, 'Monate') },
        { label: 'Schlussrate', value: final > 0 ? formatAmount(final) : 'Ohne' },
        ...(quote.annualMileage === undefined
          ? []
          : [{ label: 'Fahrleistung pro Jahr', value: formatQuantity(quote.annualMileage, 'km') }]),
      ]}
      legalTextHtml={quote.legalTextHtml}
      action={<CheckoutButton vehicle={vehicle} calculation={{ financing: orderFinancingOf(quote) }} />}
    />
  );
}
