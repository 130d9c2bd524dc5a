import { useIsAtLeast } from '../../../ui/layout/shopSize';
import type { Priority } from '../entry';

/** Minimum width of the table, px; below it the list renders cards. */
export const TABLE_WIDTH = 640;
/** Minimum widths for columns of priority 3 and 4, px. */
const columnWidths = { three: 720, all: 960 } as const;

/** Lowest priority that a list of this width shows. */
export function useShownPriority(): Priority {
  const hasTwo = useIsAtLeast(TABLE_WIDTH);
  const hasThree = useIsAtLeast(columnWidths.three);
  const hasAll = useIsAtLeast(columnWidths.all);
  if (hasAll) return 4;
  return hasThree || !hasTwo ? 3 : 2;
}
