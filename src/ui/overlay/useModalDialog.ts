import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type SyntheticEvent } from 'react';
import { dialogsAbove, showAgain, showOnTop } from './layers';

/**
 * A browser closes a dialog at a second Escape without a press in between, whatever `cancel` says, and with it all dialogs opened without a
 * press. They are shown again, and the caller is asked to close the upper one.
 */
export function useModalDialog(onClose: () => void, isLocked = false) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Element in it that had the focus last. */
  const focused = useRef<HTMLElement>(null);
  /** When the browser wanted to close it. */
  const wasBelow = useRef(false);

  const onClosedByBrowser = useEffectEvent(() => {
    const dialog = ref.current;
    // A task of its own: the dialog may be open again.
    if (!dialog || dialog.open) return;
    const isBelow = wasBelow.current || dialogsAbove(dialog).length > 0;
    const { current: before } = focused;
    wasBelow.current = false;
    showAgain(dialog);
    if (isBelow) return;
    before?.focus();
    if (!isLocked) onClose();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    showOnTop(dialog);
    dialog.addEventListener('close', onClosedByBrowser);
    return () => {
      dialog.removeEventListener('close', onClosedByBrowser);
      // Before its removal: only then the browser returns the focus.
      dialog.close();
    };
  }, []);

  return {
    ref,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLDialogElement>) => {
      if (target instanceof HTMLElement && target.closest('dialog') === currentTarget) focused.current = target;
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      const { target, currentTarget } = event;
      // The `cancel` event of a file input bubbles.
      if (target !== currentTarget) return;
      event.preventDefault();
      wasBelow.current = dialogsAbove(currentTarget).length > 0;
      if (event.cancelable && !isLocked) onClose();
    },
  };
}
