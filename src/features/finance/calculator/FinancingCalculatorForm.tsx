import { useState } from 'react';
import type { FinanceSettings } from '../../../api/finance';
import { type FinancingTerms, type OrderFinancing } from '../../../domain/finance/financing';
import { entriesOf, highestDeposit, usesMileage, type FinancingEntries } from '../../../domain/finance/financingForm';
import { exactPrice, formatAmount, formatKm, formatQuantity } from '../../../lib/format';
import { useStyles } from '../../../ui/styles';
import type { CalculatorProps } from './calculator';
import { CalculatorLayout, CalculatorResult } from './CalculatorLayout';
import { PaymentChart } from '../comparison/PaymentChart';
import css from './FinancingCalculator.css?inline';
import { enteredTerms, useFinancingCalculation } from './financingCalculation';
import { FinancingForm } from './FinancingForm';
import { FinancingProtection } from './FinancingProtection';
import type { FinancingQuote } from '../terms/financingQuote';
import { useEmitCalculation } from './useEmitCalculation';
import { CalculatorUnavailable } from './CalculatorUnavailable';
import { orderFinancingOf } from '../terms/orderTerms';
import type { Fact } from '../../../ui/display/FactList';

const TEXTS = {
  failure: 'Die Finanzierungsrate konnte nicht berechnet werden.',
  advice: 'Ihre Angaben sind noch da. Bitte versuchen Sie es erneut oder ändern Sie Anzahlung und Laufzeit.',
  none: 'Eine Finanzierung ist mit diesen Angaben nicht möglich. Bitte ändern Sie Anzahlung oder Laufzeit.',
};

interface FinancingCalculatorFormProps extends CalculatorProps<OrderFinancing> {
  /** Value of the order's trade-in, EUR: the minimum deposit, up to the bank's maximum. */
  tradeInValue?: number;
  initialTerms: FinancingTerms;
  settings: FinanceSettings;
  first?: FinancingQuote;
  /** Entries of the page, which shares them with its other parts; default: entries of its own. */
  entries?: FinancingEntries;
  onEntries?: (entries: FinancingEntries) => void;
}

export function FinancingCalculatorForm(props: FinancingCalculatorFormProps) {
  const { vehicle, initialTerms, settings, first, tradeInValue, action, children, onEntries } = props;
  useStyles(css);
  const [ownEntries, setEntries] = useState(() => entriesOf(initialTerms));
  const entries = props.entries ?? ownEntries;
  // The trade-in is always part of the deposit.
  const deposit = Math.max(entries.deposit, tradeInValue ?? 0);
  const terms = enteredTerms({ ...entries, deposit }, settings);
  const { quote, isCalculating, error, retry } = useFinancingCalculation({ vehicle, terms, settings, first });
  useEmitCalculation({
    kind: 'financing',
    vehicle,
    entries,
    monthly: isCalculating ? undefined : quote?.monthlyInstallmentRate,
  });
  const financing = quote && {
    ...orderFinancingOf(quote),
    tradeInValue,
    depositSurplus: Math.max(0, (tradeInValue ?? 0) - quote.deposit),
  };

  return (
    <div className="financing-calculator">
      <CalculatorLayout
        form={
          <FinancingForm
            entries={{
              ...entries,
              deposit: Math.min(deposit, highestDeposit(entries.purchasePrice, { maxDeposit: Infinity })),
            }}
            terms={terms}
            settings={settings}
            taken={isCalculating || !quote ? undefined : { deposit: quote.deposit, balloon: quote.finalInstallment }}
            tradeInValue={tradeInValue}
            onChange={(change) => (onEntries ?? setEntries)({ ...entries, ...change })}
          />
        }
      >
        {quote ? (
          <CalculatorResult
            title="Monatliche Finanzierungsrate"
            rate={formatAmount(quote.monthlyInstallmentRate)}
            isCalculating={isCalculating}
            facts={financingFacts(quote)}
            financing
            legalTextHtml={quote.legalTextHtml}
            action={action(financing)}
          />
        ) : (
          <>
            <CalculatorUnavailable isCalculating={isCalculating} error={error} retry={retry} texts={TEXTS} />
            {action(undefined)}
          </>
        )}
      </CalculatorLayout>
      {financing ? (
        <PaymentChart
          deposit={financing.fundingDeposit}
          monthly={financing.monthlyInstallment}
          months={financing.fundingDuration}
          final={financing.finalInstallment}
          price={vehicle.publicPrice}
        />
      ) : null}
      {quote && !isCalculating ? <FinancingProtection vehicle={vehicle} terms={quote.terms} /> : null}
      {children?.(financing)}
    </div>
  );
}

function financingFacts({ deposit, duration, finalInstallment, annualMileage, terms }: FinancingQuote): Fact[] {
  const hasMileage = annualMileage !== undefined && usesMileage(terms.provider, terms.type);
  return [
    { label: 'Fahrzeugpreis', value: exactPrice(terms.purchasePrice) },
    { label: 'Anzahlung', value: deposit > 0 ? exactPrice(deposit) : 'Ohne' },
    { label: 'Laufzeit', value: formatQuantity(duration, 'Monate') },
    { label: 'Schlussrate', value: finalInstallment > 0 ? exactPrice(finalInstallment) : 'Ohne' },
    ...(hasMileage ? [{ label: 'Fahrleistung pro Jahr', value: formatKm(annualMileage) }] : []),
  ];
}
