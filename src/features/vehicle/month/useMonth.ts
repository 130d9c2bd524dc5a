import type { NamedOffers } from '../../../domain/law/creditDuties';
import { monthlyCosts, type MonthlyCosts } from '../../../domain/running-costs/monthlyCosts';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { useFrame, useNow } from '../../../state/shopContext';
import { useCurrentTime } from '../../../state/useCurrentTime';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { useRate, type VisitRate } from '../../finance/rate/useRate';
import type { Quotes } from '../../finance/terms/quotes';

/** The month's number of a vehicle and the visitor's choice behind it: one for box, bar, panel, tabs, PDF and share text. */
export interface Month extends VisitRate {
  costs: MonthlyCosts;
  /** Of the whole number: the bank's, until the visitor has said their own (rules/running-costs: one mileage). */
  kmPerYear: number | undefined;
  named: NamedOffers;
}

/** @param quotes first quotes of the page */
export function useMonth(vehicle: Vehicle, quotes: Quotes): Month {
  const now = useCurrentTime(useNow(), vehicle);
  const { frame } = useFrame();
  const { assumptions, insurance } = useAssumptions();
  const visit = useRate(vehicle, quotes);
  const { kinds, rate } = visit;
  const kmPerYear = frame.kilometres ?? rate?.kmPerYear ?? assumptions.kmPerYear;
  return {
    ...visit,
    kmPerYear,
    costs: monthlyCosts(vehicle, { ...assumptions, kmPerYear }, dayInGermany(now), {
      rate: rate?.amount,
      isRateNet: rate?.isNet,
      insurance,
    }),
    named: {
      financing: kinds.includes('financing'),
      leasing: kinds.includes('leasing') && (vehicle.leasingCalculationProviderType ?? true),
    },
  };
}
