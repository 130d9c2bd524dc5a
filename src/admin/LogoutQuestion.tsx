import { useNavigate } from 'react-router-dom';
import { hrefOf, isAt } from '../domain/addresses';
import { useEnvironment } from '../state/shopContext';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { useLogOut } from './useLogOut';

/** Confirmation of the logout, which leads to the start page of the shop (rules/admin: admin logout). */
export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  const logOut = useLogOut();
  const { history } = useEnvironment();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title="Möchten Sie sich abmelden?"
      confirmLabel="Abmelden"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        // Navigates first, so that no guard redirects to the login. Unsaved entries block the navigation and with it the logout.
        void navigate(hrefOf('search'));
        if (isAt(history.current.location.pathname, 'search')) logOut();
      }}
    >
      Sie verlassen den Händlerbereich und kommen zurück zum Fahrzeugshop.
    </ConfirmDialog>
  );
}
