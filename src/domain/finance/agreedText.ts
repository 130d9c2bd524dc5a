import { exactPrice } from '../../lib/format';
import { netOf } from '../tax/valueAddedTax';

/** 'dazu 6.990 € am Anfang', in bar and order. @param amount formatted */
export const atStartText = (amount: string): string => `dazu ${amount} am\u00A0Anfang`;

/** Paid with a rate, of its kind: net beside a net one. @param deposit gross, EUR */
export const depositText = ({ deposit, isNet }: { deposit: number; isNet: boolean }): string =>
  isNet ? `${exactPrice(netOf(deposit))} netto` : exactPrice(deposit);
