import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { useOldCar } from '../../state/valuedTradeIn';
import { deductionLine } from './deductionLine';

/** Below the full price (rules/trade-in: in the frame). */
export function Deduction({ vehicle }: { vehicle: Vehicle }) {
  const { oldCar } = useOldCar();
  return deductionLine(vehicle, oldCar, useTenant().settings.isB2BShop);
}
