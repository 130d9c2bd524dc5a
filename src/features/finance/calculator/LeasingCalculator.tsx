import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  hasLeasing,
  initialLeasingQuote,
  type LeasingTerms,
  type LeasingType,
  type OrderLeasing,
} from '../../../domain/finance/leasing';
import { leasingTypeFor, termsOfQuote } from '../../../domain/finance/leasingForm';
import type { LeasingProvider } from '../../../domain/enums/leasingProvider';
import type { CustomerType } from '../../../domain/person/fields';
import { useCustomerType } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { ErrorState, TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { LoadingText } from '../../../ui/display/LoadingText';
import type { CalculatorProps } from './calculator';
import { LeasingCalculatorForm } from './LeasingCalculatorForm';
import { leasingQuotesQuery } from '../queries';
import { LEASING_TEXTS } from '../terms/calculatorTexts';

interface LeasingCalculatorProps extends CalculatorProps<OrderLeasing> {
  /** Terms of an earlier calculation; default: those of the bank's first quote. */
  terms?: LeasingTerms;
  entries?: LeasingTerms;
  onEntries?: (entries: LeasingTerms) => void;
}

/** Leasing calculator; starts with the page's fast calculation. */
export function LeasingCalculator({ terms, ...props }: LeasingCalculatorProps) {
  const customerType = useCustomerType();
  const provider = props.vehicle.leasingCalculationProviderType;
  const requestedCustomer = terms?.customerType ?? customerType;
  const type =
    terms?.type ??
    (hasLeasing(provider) && requestedCustomer ? leasingTypeFor(provider, requestedCustomer) : undefined);
  if (!hasLeasing(provider)) return <p>{LEASING_TEXTS.none}</p>;
  if (terms) return <LeasingCalculatorForm {...props} initialTerms={terms} />;
  return requestedCustomer === undefined || type === undefined ? (
    <LoadingText text={LEASING_TEXTS.loading} />
  ) : (
    <NewCalculation {...props} {...{ provider, type }} customerType={requestedCustomer} />
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
  const first = initialLeasingQuote(list.data ?? []);
  if (first) return <LeasingCalculatorForm {...props} initialTerms={termsOfQuote(first, conditions)} />;
  if (failure) {
    return (
      <ErrorState title="Der Leasingrechner konnte nicht geladen werden." level={3} {...failure}>
        {busyTextOf(failure.error) ?? TRY_AGAIN}
      </ErrorState>
    );
  }
  return list.data ? <p>{LEASING_TEXTS.none}</p> : <LoadingText text={LEASING_TEXTS.loading} />;
}
