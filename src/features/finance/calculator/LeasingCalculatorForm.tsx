import { useState } from 'react';
import type { LeasingTerms, OrderLeasing } from '../../../domain/finance/leasing';
import { termsOfQuote } from '../../../domain/finance/leasingForm';
import { useTenant } from '../../../state/shopContext';
import { useStyles } from '../../../ui/styles';
import type { CalculatorProps } from './calculator';
import { CalculatorLayout, CalculatorResult } from './CalculatorLayout';
import { PaymentChart } from '../comparison/PaymentChart';
import css from './LeasingCalculator.css?inline';
import { useLeasingCalculation } from './leasingCalculation';
import { leasingFacts, leasingRate } from '../terms/leasingFacts';
import { LeasingForm } from './LeasingForm';
import { useEmitCalculation } from './useEmitCalculation';
import { CalculatorUnavailable } from './CalculatorUnavailable';
import { netOfLeasing } from '../comparison/netOfLeasing';
import { orderLeasingOf } from '../terms/orderTerms';
import { LEASING_TEXTS } from '../terms/calculatorTexts';

const TEXTS = {
  failure: 'Die Leasingrate konnte nicht berechnet werden.',
  advice: 'Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.',
  none: LEASING_TEXTS.noneForValues,
};

interface LeasingCalculatorFormProps extends CalculatorProps<OrderLeasing> {
  initialTerms: LeasingTerms;
  /** Entries of the page, which shares them with its other parts; default: entries of its own. */
  entries?: LeasingTerms;
  onEntries?: (entries: LeasingTerms) => void;
}

export function LeasingCalculatorForm(props: LeasingCalculatorFormProps) {
  const { vehicle, initialTerms, action, children, onEntries } = props;
  useStyles(css);
  const { isB2BShop } = useTenant().settings;
  const [ownTerms, setTerms] = useState(initialTerms);
  const terms = props.entries ?? ownTerms;
  const { isCalculating, offer, error, retry } = useLeasingCalculation(vehicle, terms);
  useEmitCalculation({
    kind: 'leasing',
    vehicle,
    entries: terms,
    monthly: isCalculating ? undefined : offer?.monthlyRateGross,
  });
  const [last, setLast] = useState(offer);
  // Shows the previous quote, marked as outdated, until the new one has arrived.
  if (offer && offer !== last) setLast(offer);
  const lastOffer = offer ?? (isCalculating ? last : undefined);
  const leasingPrice = lastOffer && leasingRate(lastOffer, terms, isB2BShop);
  const leasing =
    lastOffer && orderLeasingOf(lastOffer, termsOfQuote(lastOffer, { ...terms, carPrice: vehicle.publicPrice }));

  return (
    <div className="leasing-calculator">
      <CalculatorLayout
        form={
          <LeasingForm
            price={vehicle.publicPrice ?? 0}
            terms={terms}
            usedDownPaymentNet={offer?.downPaymentNet === terms.downPaymentNet ? undefined : offer?.downPaymentNet}
            onChange={onEntries ?? setTerms}
          />
        }
      >
        {lastOffer && leasingPrice ? (
          <CalculatorResult
            title="Monatliche Leasingrate"
            rate={leasingPrice.rate}
            rateNote={leasingPrice.note}
            isCalculating={isCalculating}
            facts={leasingFacts(lastOffer, terms)}
            leasing={terms.provider}
            legalTextHtml={lastOffer.legalTextHtml}
            action={action(leasing)}
          />
        ) : (
          <>
            <CalculatorUnavailable isCalculating={isCalculating} error={error} retry={retry} texts={TEXTS} />
            {action(undefined)}
          </>
        )}
      </CalculatorLayout>
      {leasing ? (
        <PaymentChart
          deposit={leasing.downPayment}
          monthly={leasing.monthlyInstallment}
          months={leasing.fundingDuration}
          net={isB2BShop ? netOfLeasing(leasing) : undefined}
          words={{ deposit: 'Sonderzahlung', final: 'Schlussrate' }}
        />
      ) : null}
      {children?.(leasing)}
    </div>
  );
}
