import type { ReactNode } from 'react';
import { keptLists } from '../../../state/device-data/keptLists';
import type { ShopStorage } from '../../../lib/storage';

// Without hooks, as the first cards are.

/** Whether this device remembers something for the visitor's own row. */
export function hasRemembered(storage: ShopStorage, adminId: string): boolean {
  const { keepsRecent, recent, search, valuation } = keptLists(storage, adminId).read();
  return keepsRecent && (recent.length > 0 || search !== undefined || valuation !== undefined);
}

/** Place of the visitor's own row: as high as the row from the start where there is one, else nothing. */
export const OwnPlace = ({ hasRow, children }: { hasRow: boolean; children?: ReactNode }) => (
  <div className={hasRow ? 'min-h-72 print:hidden' : 'print:hidden'}>{children}</div>
);
