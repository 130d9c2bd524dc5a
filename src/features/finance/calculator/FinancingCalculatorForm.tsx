import type { OrderFinancing } from '../../../domain/finance/financing';
import { exactPrice, formatAmount, formatQuantity } from '../../../lib/format';
import { FinancingFields, type FinancingFieldsProps } from './FinancingFields';
import type { CalculatorProps } from './calculator';
import { CalculatorLayout, CalculatorResult } from './CalculatorLayout';
import { CalculatorUnavailable } from './CalculatorUnavailable';
import { FinancingProtection } from './FinancingProtection';

const TEXTS = {
  failure: 'Die Finanzierungsrate konnte nicht berechnet werden.',
  advice: 'Ihre Angaben sind noch da. Bitte versuchen Sie es erneut oder ändern Sie Anzahlung und Laufzeit.',
  none: 'Eine Finanzierung ist mit diesen Angaben nicht möglich. Bitte ändern Sie Anzahlung oder Laufzeit.',
};

type FinancingCalculatorFormProps = CalculatorProps<OrderFinancing> & FinancingFieldsProps;

/** With the bank's answer, payments and alternatives. */
export function FinancingCalculatorForm({ vehicle, action, children, ...fields }: FinancingCalculatorFormProps) {
  const { quote, order, isCalculating, error, retry } = fields.rate;
  return (
    <div className="grid grid-cols-1 gap-32">
      <CalculatorLayout form={<FinancingFields {...fields} />}>
        {quote ? (
          <CalculatorResult
            title="Monatliche Finanzierungsrate"
            rate={formatAmount(quote.monthlyInstallmentRate)}
            terms={[
              'pro Monat',
              formatQuantity(quote.duration, 'Monate'),
              `Schlussrate: ${quote.finalInstallment > 0 ? exactPrice(quote.finalInstallment) : 'Ohne'}`,
            ]}
            isCalculating={isCalculating}
            financing
            legalTextHtml={quote.legalTextHtml}
            action={action(order)}
          />
        ) : (
          <>
            <CalculatorUnavailable isCalculating={isCalculating} error={error} retry={retry} texts={TEXTS} />
            {action(undefined)}
          </>
        )}
      </CalculatorLayout>
      {quote && !isCalculating ? <FinancingProtection vehicle={vehicle} terms={quote.terms} /> : null}
      {children?.(order)}
    </div>
  );
}
