import { deductionText } from '../../domain/trade-in/oldCar';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { useOldCar } from '../../state/valuedTradeIn';

/** '38.680 − 5.900 = 32.780 € mit meinem Golf' below a price that stands as it is (rules/trade-in: in the frame). */
export function Deduction({ vehicle }: { vehicle: Vehicle }) {
  const { oldCar } = useOldCar();
  const { isB2BShop } = useTenant().settings;
  const text = oldCar?.isDeducted ? deductionText(vehicle, oldCar, isB2BShop) : undefined;
  return text === undefined ? null : <p className="text-14 leading-20 tabular-nums">{text}</p>;
}
