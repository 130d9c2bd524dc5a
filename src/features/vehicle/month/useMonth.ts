import type { RateKind } from '../../../domain/finance/frame';
import type { NamedOffers } from '../../../domain/law/creditDuties';
import type { MonthlyCosts } from '../../../domain/running-costs/monthlyCosts';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useRate, type VisitRate } from '../../finance/rate/useRate';
import type { Quotes } from '../../finance/terms/quotes';
import { useMonthlyCosts } from '../../../shared/vehicle/useMonthlyCosts';

/** One for box, bar, panel, tabs, PDF and share text. */
export interface Month extends VisitRate {
  costs: MonthlyCosts;
  named: NamedOffers;
}

/** @param quotes first quotes @param open kind whose tab is open */
export function useMonth(vehicle: Vehicle, quotes: Quotes, open: RateKind | undefined): Month {
  const visit = useRate(vehicle, quotes, open);
  const { kinds, rate } = visit;
  return {
    ...visit,
    costs: useMonthlyCosts(vehicle, rate),
    named: {
      financing: kinds.includes('financing'),
      leasing: kinds.includes('leasing') && (vehicle.leasingCalculationProviderType ?? true),
    },
  };
}
