import type { OrderLeasing } from '../../../domain/finance/leasing';
import { useTenant } from '../../../state/shopContext';
import { LeasingFields, type LeasingFieldsProps } from './LeasingFields';
import { LEASING_TEXTS } from '../terms/calculatorTexts';
import { formatQuantity } from '../../../lib/format';
import { leasingFacts, leasingRate } from '../terms/leasingFacts';
import type { CalculatorProps } from './calculator';
import { CalculatorLayout, CalculatorResult } from './CalculatorLayout';
import { CalculatorUnavailable } from './CalculatorUnavailable';

const TEXTS = {
  failure: 'Die Leasingrate konnte nicht berechnet werden.',
  advice: 'Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.',
  none: LEASING_TEXTS.noneForValues,
};

type LeasingCalculatorFormProps = Omit<CalculatorProps<OrderLeasing>, 'vehicle'> & LeasingFieldsProps;

/** With the lessor's answer and payments. */
export function LeasingCalculatorForm({ action, children, ...fields }: LeasingCalculatorFormProps) {
  const { isB2BShop } = useTenant().settings;
  const { entries, quote, order, isCalculating, error, retry } = fields.rate;
  const named = quote && leasingRate(quote, entries, isB2BShop);
  return (
    <div className="grid grid-cols-1 gap-32">
      <CalculatorLayout form={<LeasingFields {...fields} />}>
        {quote && named ? (
          <CalculatorResult
            title="Monatliche Leasingrate"
            rate={named.rate}
            terms={[named.note, formatQuantity(quote.durationInMonth, 'Monate')]}
            isCalculating={isCalculating}
            facts={leasingFacts(quote, entries)}
            leasing={entries.provider}
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
      {children?.(order)}
    </div>
  );
}
