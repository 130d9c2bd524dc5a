import { useMemo } from 'react';
import type { Frame } from '../../../domain/finance/frame';
import type { LeasingTerms, OrderLeasing } from '../../../domain/finance/leasing';
import { useLeasing } from './useLeasing';
import type { CalculatorProps } from './calculator';
import { LeasingCalculatorForm } from './LeasingCalculatorForm';
import { useEmitCalculation } from './useEmitCalculation';

interface LeasingCalculatorProps extends CalculatorProps<OrderLeasing> {
  /** Of the order. */
  terms: LeasingTerms;
  /** What is other than in the terms. */
  frame: Frame;
  onChange: (change: Partial<Frame>) => void;
}

export function LeasingCalculator({ terms, frame, ...props }: LeasingCalculatorProps) {
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
