import { formatNumber } from '../../../../lib/format';
import type { Option } from '../filter';

/** The option that filters nothing (storefront 2.3). */
export const ANY = 'Beliebig';

/** 'Diesel (12)', with the count of the current result, also '(0)' (storefront 2.3). */
export function optionText({ label, count }: Option): string {
  return count === undefined ? label : `${label} (${formatNumber(count)})`;
}
