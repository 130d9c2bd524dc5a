import type { ReactNode } from 'react';
import { keptLists } from '../../../state/device-data/keptLists';
import type { ShopStorage } from '../../../lib/storage';

// Without hooks, as the first cards are.

export function hasRemembered(storage: ShopStorage, adminId: string): boolean {
  const { keepsRecent, recent, search, valuation } = keptLists(storage, adminId).read();
  return keepsRecent && (recent.length > 0 || search !== undefined || valuation !== undefined);
}

/** As high as the row from the start, if there is one. */
export const OwnPlace = ({ hasRow, children }: { hasRow: boolean; children?: ReactNode }) => (
  <div className={hasRow ? 'min-h-72 print:hidden' : 'print:hidden'}>{children}</div>
);
