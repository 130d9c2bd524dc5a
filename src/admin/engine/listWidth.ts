import { useIsAtLeast } from '../../ui/layout/shopSize';
import type { Priority } from './resource';

/** From this width of the list on it is a table, below it cards. px */
export const TABLE_WIDTH = 640;
/** From here on a list shows columns of priority 3, and of all priorities. px */
const columnWidths = { three: 720, all: 960 } as const;

/** The least important priority that a list of this width shows. */
export function useShownPriority(): Priority {
  const hasTwo = useIsAtLeast(TABLE_WIDTH);
  const hasThree = useIsAtLeast(columnWidths.three);
  const hasAll = useIsAtLeast(columnWidths.all);
  if (hasAll) return 4;
  return hasThree || !hasTwo ? 3 : 2;
}
