import type { ReactNode } from 'react';
import { Dialog } from '../ui/overlay/Dialog';

/** Sidebar of narrow screens: a drawer from the left. */
export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog title="Menü" size="sheet-left" onClose={onClose}>
      {children}
    </Dialog>
  );
}
