import { formatAmount, formatQuantity } from '../../../lib/format';
import { CheckoutButton } from '../CheckoutButton';
import { orderLeasingOf } from '../../finance/orderTerms';
import { CalculatorLoading } from './CalculatorLoading';
import type { PanelProps } from './panel';
import { RatePanel } from './RatePanel';

/** Tab 'Leasing': the bank's first quote (storefront 2.4, checkout 2). */
export function LeasingPanel({ vehicle, quotes }: PanelProps) {
  const state = quotes.leasing;
  if (state.status !== 'ready') return <CalculatorLoading text="Der Leasingrechner wird initialisiert ..." />;
  const { quote } = state;
  return (
    <RatePanel
      title="Monatliche Leasingrate"
      rate={formatAmount(quote.monthlyRateGross)}
      facts={[
        { label: 'Laufzeit', value: formatQuantity(quote.durationInMonth, 'Monate') },
        { label: 'Fahrleistung pro Jahr', value: formatQuantity(quote.kmPerYear, 'km') },
        { label: 'Sonderzahlung (netto)', value: formatAmount(quote.downPaymentNet ?? 0) },
      ]}
      legalTextHtml={quote.legalTextHtml}
      action={<CheckoutButton vehicle={vehicle} calculation={{ leasing: orderLeasingOf(quote) }} />}
    />
  );
}
