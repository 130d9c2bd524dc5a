import { monthlyCosts, type BankRate, type MonthlyCosts } from '../../domain/running-costs/monthlyCosts';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { dayInGermany } from '../../lib/dates/germanClock';
import { useFrame, useNow, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { useAssumptions } from '../../state/vehicles/assumptions';

/** By the visitor's assumptions. */
export function useMonthlyCosts(vehicle: Vehicle, rate: BankRate | undefined): MonthlyCosts {
  const now = useCurrentTime(useNow(), vehicle);
  const { frame } = useFrame();
  const { assumptions, insurance } = useAssumptions();
  const { isB2BShop } = useTenant().settings;
  return monthlyCosts(vehicle, assumptions, dayInGermany(now), {
    rate,
    insurance,
    kilometres: frame.kilometres,
    isB2BShop,
  });
}
