import { hasFinancing } from '../../../domain/finance/financing';
import { canLease } from '../../../domain/finance/leasing';
import { hasOwnTerms, withCalculatedRate } from '../../../domain/finance/rateChoice';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { usePriceDisplay } from '../../../state/shopContext';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { useIsStable } from '../calculator/useIsStable';
import { useQuotes } from '../terms/quotes';
import { useRate } from './useRate';

/** Time in view before the bank is asked: cards that are scrolled past ask nothing. */
const PAUSE_MS = 300;

interface RatedVehicle {
  /** With the bank's answer to the visitor's choice, else with its standard rate. */
  vehicle: Vehicle;
  isCalculating: boolean;
  /** The visitor has set terms that the shown rate does not know. */
  isStandard: boolean;
}

/** A vehicle outside its page with the rate of the visit (rules/running-costs: choice of the visit). Asks the bank only for terms of the visitor, and only for what is in view. */
export function useVisitRate(vehicle: Vehicle, isInView: boolean): RatedVehicle {
  const { display } = usePriceDisplay();
  const { choice, calculations } = useAssumptions();
  const isOwn = display === 'rate' && hasOwnTerms(choice);
  const hasRested = useIsStable(isInView ? 'seen' : '', PAUSE_MS, '');
  const hasBank = hasFinancing(vehicle.financingCalculationProviderType);
  const kind = canLease(vehicle) && (choice.kind === 'leasing' || !hasBank) ? 'leasing' : 'financing';
  const isAsked = isOwn && isInView && hasRested;
  const quotes = useQuotes(isAsked ? vehicle : undefined, kind);
  const rate = useRate(vehicle, quotes);
  const rated = withCalculatedRate(vehicle, calculations[vehicle.id]);
  const isCalculating = isAsked && (rate.isCalculating || quotes[kind].status === 'loading');
  return { vehicle: rated, isCalculating, isStandard: isAsked && !isCalculating && rated === vehicle };
}
