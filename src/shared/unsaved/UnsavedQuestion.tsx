import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import type { HeldExit } from './useUnsavedGuard';

/** The focus starts on 'Weiter bearbeiten'. */
export function UnsavedQuestion({ held: exit, title }: { held: HeldExit | undefined; title: string }) {
  if (exit === undefined) return null;
  return (
    <ConfirmDialog
      title="Änderungen verwerfen?"
      confirmLabel="Verwerfen"
      cancelLabel="Weiter bearbeiten"
      isDestructive
      focusesCancel
      onConfirm={exit.discard}
      onCancel={exit.stay}
    >
      {`Ihre Eingaben in „${title}“ sind noch nicht gespeichert.`}
    </ConfirmDialog>
  );
}
