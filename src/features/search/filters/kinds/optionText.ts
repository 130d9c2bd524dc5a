import { formatNumber } from '../../../../lib/format';
import type { Option } from '../filter';

export const ANY = 'Beliebig';

/** 'Diesel (12)', also '(0)' (rules/search: counts of options). */
export function optionText({ label, count }: Option): string {
  return count === undefined ? label : `${label} (${formatNumber(count)})`;
}
