import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** For irreversible actions. */
  focusesCancel?: boolean;
  isConfirmDisabled?: boolean;
  /** Both buttons are disabled, and the dialog cannot be closed. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel = 'Abbrechen',
    isDestructive,
    isBusy,
    focusesCancel = false,
    isConfirmDisabled,
    onConfirm,
    onCancel,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  // An effect: the browser first focuses the close button.
  useEffect(() => {
    if (focusesCancel) cancel.current?.focus();
  }, [focusesCancel]);
  return (
    <Dialog
      title={title}
      size="small"
      isLocked={isBusy}
      onClose={onCancel}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isConfirmDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
