import { useState } from 'react';
import type { LeasingTerms } from '../../domain/finance/leasing';
import { termsOfQuote } from '../../domain/finance/leasingForm';
import { formatAmount } from '../../lib/format';
import { useTenant } from '../../state/shopContext';
import { ErrorState } from '../../ui/ErrorState';
import { useStyles } from '../../ui/styles';
import { CalculatorLayout, CalculatorResult } from './CalculatorLayout';
import { CostPicture } from './CostPicture';
import css from './LeasingCalculator.css?inline';
import type { LeasingCalculatorProps } from './LeasingCalculator';
import { useLeasingCalculation } from './leasingCalculation';
import { leasingFacts, leasingRateNote } from './leasingFacts';
import { LeasingForm } from './LeasingForm';
import { orderLeasingOf } from './orderTerms';

interface LeasingDeskProps extends Omit<LeasingCalculatorProps, 'terms'> {
  initialTerms: LeasingTerms;
}

/** Form and result of the leasing calculator, once there is something to begin with. */
export function LeasingDesk({ vehicle, initialTerms, action, children }: LeasingDeskProps) {
  useStyles(css);
  const { isB2BShop } = useTenant().settings;
  const [terms, setTerms] = useState(initialTerms);
  const { isCalculating, offer, hasFailed, retry } = useLeasingCalculation(vehicle, terms);
  const [last, setLast] = useState(offer);
  // Readable, marked, until the bank has answered anew.
  if (offer && offer !== last) setLast(offer);
  const shown = offer ?? (isCalculating ? last : undefined);
  const leasing = shown && orderLeasingOf(shown, termsOfQuote(shown, { ...terms, carPrice: vehicle.publicPrice }));

  return (
    <div className="leasing-calculator">
      <CalculatorLayout
        form={
          <LeasingForm
            price={vehicle.publicPrice ?? 0}
            terms={terms}
            canChooseCustomer={isB2BShop}
            usedDownPaymentNet={offer?.downPaymentNet === terms.downPaymentNet ? undefined : offer?.downPaymentNet}
            onChange={setTerms}
          />
        }
      >
        {shown ? (
          <CalculatorResult
            title="Monatliche Leasingrate"
            rate={formatAmount(shown.monthlyRateGross)}
            rateNote={leasingRateNote(shown, terms)}
            isCalculating={isCalculating}
            facts={leasingFacts(shown, terms)}
            legalTextHtml={shown.legalTextHtml}
            action={action(leasing)}
          />
        ) : (
          <>
            <NoOffer isCalculating={isCalculating} hasFailed={hasFailed} retry={retry} />
            {action(undefined)}
          </>
        )}
      </CalculatorLayout>
      {leasing ? (
        <CostPicture
          deposit={leasing.downPayment}
          monthly={leasing.monthlyInstallment}
          months={leasing.fundingDuration}
          words={{ deposit: 'Sonderzahlung', final: 'Schlussrate' }}
        />
      ) : null}
      {children?.(leasing)}
    </div>
  );
}

interface NoOfferProps {
  isCalculating: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Stands in the place of rate and button (checkout 2 and 8). */
function NoOffer({ isCalculating, hasFailed, retry }: NoOfferProps) {
  if (hasFailed) {
    return (
      <ErrorState title="Die Leasingrate konnte nicht berechnet werden." level={3} onRetry={retry}>
        Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.
      </ErrorState>
    );
  }
  return (
    <p className="leasing-calculator__message" role="status">
      {isCalculating ? 'wird berechnet ...' : 'Eine Leasingberechnung ist für ausgewählten Werte nicht möglich.'}
    </p>
  );
}
