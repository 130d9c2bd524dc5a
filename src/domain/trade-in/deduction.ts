import { formatNumber, formatPrice } from '../../lib/format';
import { hasPrice } from '../vehicle/price';
import type { Vehicle } from '../vehicle/vehicle';
import { oldCarName, type OldCar } from './oldCar';

/** '38.680 − 5.900 = 32.780 € mit meinem Golf', below the price; `undefined` without a price. */
export function deductionText(
  vehicle: Pick<Vehicle, 'publicPrice' | 'isVatDeductible'>,
  car: Pick<OldCar, 'name' | 'value' | 'until'>,
  isB2BShop: boolean,
): string | undefined {
  const { publicPrice = 0, isVatDeductible } = vehicle;
  if (!hasPrice(vehicle)) return undefined;
  const { value } = car;
  const rest = publicPrice - value;
  // As a payment it lowers no net price.
  const gross = isB2BShop && isVatDeductible ? ' brutto' : '';
  const end = rest < 0 ? `${formatPrice(-rest)} Guthaben` : formatPrice(rest);
  return `${formatNumber(publicPrice)}${gross}\u00A0− ${formatNumber(value)} = ${end}${gross} mit ${oldCarName(car, 'meinem')}`;
}
