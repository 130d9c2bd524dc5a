import { formatAmount } from '../../lib/format';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { useStyles } from '../../ui/styles';
import css from './MonthlyRates.css?inline';
import type { Quotes } from '../finance/terms/quotes';

/** Monthly rates beside the price, each with its representative example in the same view (§ 17 PAngV). */
export function MonthlyRates({ quotes: { financing, leasing } }: { quotes: Quotes }) {
  useStyles(css);
  if (financing.status !== 'ready' && leasing.status !== 'ready') return null;
  return (
    <div className="monthly-rates">
      {financing.status === 'ready' ? (
        <Rate
          label="Finanzierung"
          rate={financing.quote.monthlyInstallmentRate}
          legal={financing.quote.legalTextHtml}
        />
      ) : null}
      {leasing.status === 'ready' ? (
        <Rate label="Leasing" rate={leasing.quote.monthlyRateGross} legal={leasing.quote.legalTextHtml} />
      ) : null}
    </div>
  );
}

function Rate({ label, rate, legal }: { label: string; rate: number; legal: string }) {
  return (
    <div className="monthly-rates__rate">
      <p className="monthly-rates__line">
        <span>{label}</span>
        <span>
          <strong>{formatAmount(rate)}</strong> pro Monat
        </span>
      </p>
      <div className="monthly-rates__legal">
        <SafeHtml html={legal} />
      </div>
    </div>
  );
}
