import type { CalendarDay } from '../../lib/dates/calendarDay';
import { formatNumber, formatPrice } from '../../lib/format';
import { hasPrice } from '../vehicle/price';
import type { Vehicle } from '../vehicle/vehicle';

/** The visitor's valued car, as their frame deducts it (rules/trade-in: in the frame). */
export interface OldCar {
  /** 'Golf' */
  name: string;
  /** EUR, as in an order. */
  value: number;
  /** Last day of the offer. */
  until: CalendarDay;
  isDeducted: boolean;
}

/** 'mein Golf 5.900 €' */
export const oldCarText = ({ name, value }: Pick<OldCar, 'name' | 'value'>): string =>
  `mein ${name} ${formatPrice(value)}`;

/** '38.680 − 5.900 = 32.780 € mit meinem Golf', the visitor's own view below the price; `undefined` without a price. */
export function deductionText(
  vehicle: Pick<Vehicle, 'publicPrice' | 'isVatDeductible'>,
  { name, value }: Pick<OldCar, 'name' | 'value'>,
  isB2BShop: boolean,
): string | undefined {
  const { publicPrice = 0, isVatDeductible } = vehicle;
  if (!hasPrice(vehicle)) return undefined;
  const rest = publicPrice - value;
  // A trade-in is a payment: it lowers no net price.
  const gross = isB2BShop && isVatDeductible ? ' brutto' : '';
  const end = rest < 0 ? `${formatPrice(-rest)} Guthaben` : formatPrice(rest);
  return `${formatNumber(publicPrice)}${gross}\u00A0− ${formatNumber(value)} = ${end}${gross} mit meinem ${name}`;
}
