import { deductionText } from '../../domain/trade-in/deduction';
import type { OldCar } from '../../domain/trade-in/oldCar';
import type { Vehicle } from '../../domain/vehicle/vehicle';

/** '38.680 − 5.900 = 32.780 € mit meinem Golf'; nothing if not deducted. */
export function deductionLine(vehicle: Vehicle, oldCar: OldCar | undefined, isB2BShop: boolean) {
  const text = oldCar?.isDeducted ? deductionText(vehicle, oldCar, isB2BShop) : undefined;
  return text === undefined ? null : <p className="text-14 leading-20 tabular-nums">{text}</p>;
}
