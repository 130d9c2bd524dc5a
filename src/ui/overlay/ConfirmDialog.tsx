import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  /** The question ('Kontakt löschen?'). */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Names the action ('Kontakt löschen'), never just 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** The action is running: neither button works, and the dialog stays. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel = 'Abbrechen',
    isDestructive,
    isBusy,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      title={title}
      size="small"
      isLocked={isBusy}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
