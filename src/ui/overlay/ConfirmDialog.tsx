import { useEffect, useRef, type ReactNode } from 'react';
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
  /** The focus starts on the button that changes nothing: for what cannot be taken back. */
  focusesCancel?: boolean;
  /** The action cannot be confirmed yet. */
  isConfirmDisabled?: boolean;
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
    focusesCancel = false,
    isConfirmDisabled,
    onConfirm,
    onCancel,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  // Later than the browser, which moves the focus to the close button when the dialog opens.
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
