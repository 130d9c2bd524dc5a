import { hasFinancing } from '../../../domain/finance/financing';
import { hasOwnTerms } from '../../../domain/finance/framedTerms';
import { canLease } from '../../../domain/finance/leasing';
import { isAnswerOf, type AppliedCalculation } from '../../../domain/finance/rateOf';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useFrame } from '../../../state/shopContext';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { useIsStable } from '../calculator/useIsStable';
import { useQuotes } from '../terms/quotes';
import { useRate } from './useRate';

/** In view before the bank is asked: not for cards scrolled past. */
const PAUSE_MS = 300;

interface AskedRate {
  /** To the visitor's terms; absent: the standard rate. */
  answer: AppliedCalculation | undefined;
  isCalculating: boolean;
  /** The rate does not know the visitor's terms. */
  isStandard: boolean;
}

/** Outside the vehicle's page (rules/running-costs: choice of the visit). Asks the bank only for own terms, and only in view. */
export function useVisitRate(vehicle: Vehicle, isInView: boolean): AskedRate {
  const { frame } = useFrame();
  const { calculations } = useAssumptions();
  const hasRested = useIsStable(isInView ? 'seen' : '', PAUSE_MS, '');
  const hasBank = hasFinancing(vehicle.financingCalculationProviderType);
  const kind = canLease(vehicle) && (frame.kind === 'leasing' || !hasBank) ? 'leasing' : 'financing';
  const isAsked = frame.kind !== undefined && hasOwnTerms(frame, kind) && isInView && hasRested;
  const quotes = useQuotes(isAsked ? vehicle : undefined, kind);
  const rate = useRate(vehicle, quotes);
  const answer = calculations[vehicle.id];
  const isCalculating = isAsked && rate.isCalculating;
  return { answer, isCalculating, isStandard: isAsked && !isCalculating && !isAnswerOf(vehicle, answer) };
}
