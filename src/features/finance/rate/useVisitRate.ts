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

/** Time in view before the bank is asked: cards that are scrolled past ask nothing. */
const PAUSE_MS = 300;

interface AskedRate {
  /** The bank's answer to the visitor's terms; absent: its standard rate stands. */
  answer: AppliedCalculation | undefined;
  isCalculating: boolean;
  /** The visitor has set terms that the shown rate does not know. */
  isStandard: boolean;
}

/** The bank's answer for a vehicle outside its page (rules/running-costs: choice of the visit). Asks the bank only for terms of the visitor, and only for what is in view. */
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
