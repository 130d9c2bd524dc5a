import { formatAmount, formatPrice } from '../../lib/format';
import { partLabel, type MonthlyCosts } from './monthlyCosts';

/** 'etwa 653 €' */
export const aboutPrice = (amount: number): string => `etwa ${formatPrice(amount)}`;

/** Around its amount: '562,68 €' Rate '+ 90 € Fahren' = … 'im Monat'. */
interface MonthSumText {
  /** Rate of the bank; the sum is never called 'Rate'. */
  rate: string;
  /** Absent if unknown or 0: the rate is all. */
  driving: string | undefined;
  end: string;
  /** Said to companies: with or without value added tax. */
  note: string | undefined;
}

/** `undefined` without a rate. */
export function monthSumText(costs: MonthlyCosts): MonthSumText | undefined {
  const { parts, driving = 0, basis, grossTotal } = costs;
  const rate = parts.find(({ kind }) => kind === 'rate')?.amount;
  if (rate === undefined) return undefined;
  const missing = parts.filter(({ amount }) => amount === undefined).map((part) => partLabel(part, costs));
  return {
    rate: formatAmount(rate),
    driving:
      driving === 0
        ? undefined
        : `+ ${formatPrice(driving)} Fahren${missing.length > 0 ? ` ohne ${missing.join(' und ')}` : ''}`,
    end: 'im\u00A0Monat',
    note: basis && `${basis}${grossTotal === undefined ? '' : ` (${aboutPrice(grossTotal)} brutto)`}`,
  };
}

/** '562,68 € Rate + 90 € Fahren = etwa 653 € im Monat'; `undefined` without a rate. */
export function monthSumLine(costs: MonthlyCosts): string | undefined {
  const text = monthSumText(costs);
  if (text === undefined) return undefined;
  const { rate, driving, end, note } = text;
  const sum = driving === undefined ? [] : [driving, '=', aboutPrice(costs.total ?? 0)];
  return [rate, 'Rate', ...sum, end, ...(note === undefined ? [] : [note])].join(' ');
}

/**
 * '+ etwa 123 € Fahren im Monat', '(Diesel, Steuer)', beside a price paid at once; on a phone '+ 123 € Fahren/Monat'. Never to be mistaken
 * for a rate (§ 5 UWG, rules/running-costs: no rate). `undefined` if unknown, or part of a sum with a rate.
 */
export function costsBesidePrice(costs: MonthlyCosts): { amount: string; purpose: string; short: string } | undefined {
  const { total, parts, basis, grossTotal } = costs;
  if (total === undefined || total === 0 || parts.some(({ kind }) => kind === 'rate')) return undefined;
  const driving = `${basis === undefined ? '' : ` ${basis}`} Fahren`;
  return {
    amount: `+ ${aboutPrice(total)}${driving} im\u00A0Monat`,
    short: `+ ${formatPrice(total)}${driving}/Monat`,
    purpose: `(${drivingNames(costs)}${grossTotal === undefined ? '' : `; ${aboutPrice(grossTotal)} brutto`})`,
  };
}

/** 'Strom, Super E10, Steuer'. */
export function drivingNames(costs: MonthlyCosts): string {
  return costs.parts
    .filter(({ kind, amount = 0 }) => kind !== 'rate' && amount > 0)
    .map((part) => (part.kind === 'tax' ? 'Steuer' : partLabel(part, costs)))
    .join(', ');
}
