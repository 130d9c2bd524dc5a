import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { LeasingProvider } from '../../../domain/enums/leasingProvider';
import type { Frame } from '../../../domain/finance/frame';
import {
  hasLeasing,
  initialLeasingQuote,
  type LeasingTerms,
  type LeasingType,
  type OrderLeasing,
} from '../../../domain/finance/leasing';
import { leasingTypeFor, termsOfQuote } from '../../../domain/finance/leasingForm';
import type { CustomerType } from '../../../domain/person/fields';
import { useCustomerType } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { ErrorState, TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { LoadingText } from '../../../ui/display/LoadingText';
import { leasingQuotesQuery } from '../queries';
import { useLeasing } from './useLeasing';
import { LEASING_TEXTS } from '../terms/calculatorTexts';
import type { CalculatorProps } from './calculator';
import { LeasingCalculatorForm } from './LeasingCalculatorForm';
import { useEmitCalculation } from './useEmitCalculation';

interface LeasingCalculatorProps extends CalculatorProps<OrderLeasing> {
  /** Terms of an earlier calculation; default: those of the bank's first quote. */
  terms?: LeasingTerms;
  /** What is other than in the terms. */
  frame: Frame;
  onChange: (change: Partial<Frame>) => void;
}

/** Calculator of an order's leasing; a new one starts with the page's fast calculation. */
export function LeasingCalculator({ terms, ...props }: LeasingCalculatorProps) {
  const customerType = useCustomerType();
  const provider = props.vehicle.leasingCalculationProviderType;
  if (!hasLeasing(provider)) return <p>{LEASING_TEXTS.none}</p>;
  if (terms) return <Calculation {...props} terms={terms} />;
  const type = customerType && leasingTypeFor(provider, customerType);
  return customerType === undefined || type === undefined ? (
    <LoadingText text={LEASING_TEXTS.loading} />
  ) : (
    <NewCalculation {...props} {...{ provider, type, customerType }} />
  );
}

interface NewCalculationProps extends Omit<LeasingCalculatorProps, 'terms'> {
  provider: LeasingProvider;
  type: LeasingType;
  customerType: CustomerType;
}

function NewCalculation({ provider, type, customerType, ...props }: NewCalculationProps) {
  // From the first rendering: a later login must not reset the entries.
  const [conditions] = useState({ provider, type, customerType });
  const list = useQuery(leasingQuotesQuery(usePlatform(), props.vehicle, conditions));
  const failure = useQueryFailure(list);
  const terms = useMemo(() => {
    const first = initialLeasingQuote(list.data ?? []);
    return first && termsOfQuote(first, conditions);
  }, [list.data, conditions]);
  if (terms) return <Calculation {...props} terms={terms} />;
  if (failure) {
    return (
      <ErrorState title="Der Leasingrechner konnte nicht geladen werden." level={3} {...failure}>
        {busyTextOf(failure.error) ?? TRY_AGAIN}
      </ErrorState>
    );
  }
  return list.data ? <p>{LEASING_TEXTS.none}</p> : <LoadingText text={LEASING_TEXTS.loading} />;
}

function Calculation({ terms, frame, ...props }: Omit<LeasingCalculatorProps, 'terms'> & { terms: LeasingTerms }) {
  const { vehicle } = props;
  const type = frame.lease ?? terms.type;
  const rate = useLeasing(
    vehicle,
    useMemo(() => ({ ...terms, type }), [terms, type]),
    frame,
    true,
  );
  useEmitCalculation({
    kind: 'leasing',
    vehicle,
    entries: frame,
    monthly: rate?.isCalculating ? undefined : rate?.quote?.monthlyRateGross,
  });
  return rate && <LeasingCalculatorForm {...props} rate={rate} />;
}
