import type { ReactNode } from 'react';
import { Dialog } from '../ui/overlay/Dialog';

/** The sidebar where it is narrow: a layer from the left, closed by a choice, by Escape and by a press beside it. */
export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog title="Menü" size="sheet-left" onClose={onClose}>
      {children}
    </Dialog>
  );
}
