import { formatLeasingRate } from '../../domain/finance/monthlyRates';
import { formatAmount } from '../../lib/format';
import type { LeasingProvider } from '../../domain/vehicle/enums/leasingProvider';
import type { NamedOffers } from '../../domain/law/creditDuties';
import { CreditText } from '../../shared/law/CreditText';
import { useTenant } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import css from './MonthlyRates.css?inline';
import type { Quotes } from '../finance/terms/quotes';

interface Rate {
  label: string;
  /** Formatted, a month. */
  rate: string;
  legalTextHtml: string;
  offer: NamedOffers;
}

function ratesOf({ financing, leasing }: Quotes, isB2BShop: boolean, provider?: LeasingProvider): Rate[] {
  return [
    ...(financing.status === 'ready'
      ? [
          {
            label: 'Finanzierung',
            rate: formatAmount(financing.quote.monthlyInstallmentRate),
            legalTextHtml: financing.quote.legalTextHtml,
            offer: { financing: true },
          },
        ]
      : []),
    ...(leasing.status === 'ready'
      ? [
          {
            label: 'Leasing',
            rate: formatLeasingRate(leasing.quote.monthlyRateGross, isB2BShop, leasing.quote.monthlyRateNet),
            legalTextHtml: leasing.quote.legalTextHtml,
            offer: { leasing: leasing.quote.providerType ?? provider ?? true },
          },
        ]
      : []),
  ];
}

/** Monthly rates under the price; render `RateExamples` in the same box. */
export function RateLines({ quotes }: { quotes: Quotes }) {
  useStyles(css);
  const rates = ratesOf(quotes, useTenant().settings.isB2BShop);
  if (rates.length === 0) return null;
  return (
    <div className="monthly-rates">
      {rates.map(({ label, rate }) => (
        <p key={label} className="monthly-rates__line">
          <span>{label}</span>
          <span>
            <strong>{rate}</strong> pro Monat
          </span>
        </p>
      ))}
    </div>
  );
}

/** Warning and representative example of each rate, required in the same view (§ 17 PAngV). */
export function RateExamples({ quotes, provider }: { quotes: Quotes; provider: LeasingProvider | undefined }) {
  useStyles(css);
  return ratesOf(quotes, useTenant().settings.isB2BShop, provider).map(({ label, legalTextHtml, offer }) => (
    <section key={label} className="monthly-rates__legal" aria-label={`Beispiel zur Rate: ${label}`}>
      <p className="monthly-rates__of">{label}</p>
      <CreditText place="vehicle" {...offer} html={legalTextHtml} />
    </section>
  ));
}
