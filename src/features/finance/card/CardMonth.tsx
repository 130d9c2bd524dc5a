import type { NamedRate } from '../../../domain/finance/rateOf';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { MonthSum } from '../../../shared/vehicle/MonthSum';
import { useMonthlyCosts } from '../../../shared/vehicle/useMonthlyCosts';

export interface CardMonthProps {
  vehicle: Vehicle;
  rate: NamedRate;
}

export function CardMonth({ vehicle, rate: { rate: amount, isNet, kilometres: kmPerYear } }: CardMonthProps) {
  return <MonthSum costs={useMonthlyCosts(vehicle, { amount, isNet, kmPerYear })} isRateAbove />;
}
