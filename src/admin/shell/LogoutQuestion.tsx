import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { LostEntriesNotice } from '../../shared/unsaved/LostEntriesNotice';
import { useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useStaffLogOut } from '../useStaffLogOut';

/** Leads to the start page of the shop (rules/admin: admin logout). */
export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  const logOut = useStaffLogOut();
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title="Möchten Sie sich abmelden?"
      confirmLabel="Abmelden"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        unsaved.getState().giveUp();
        void navigate(hrefOf('search'));
        logOut();
      }}
    >
      <p>Sie verlassen den Händlerbereich und kommen zurück zum Fahrzeugshop.</p>
      <LostEntriesNotice />
    </ConfirmDialog>
  );
}
