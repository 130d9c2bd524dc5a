import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf, isAt } from '../domain/addresses';
import { useEnvironment, useSession } from '../state/shopContext';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';

/** Shows who is logged in; logging out asks first, and leads to the start page of the shop (admin 2). */
export function Logout({ email }: { email: string }) {
  const { logOut } = useSession();
  const { history } = useEnvironment();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p className="admin-sidebar__user">{email}</p>
      <button type="button" className="admin-sidebar__entry" onClick={() => setIsAsking(true)}>
        <LogOut />
        <span className="admin-sidebar__label">Abmelden</span>
      </button>
      {isAsking ? (
        <ConfirmDialog
          title="Möchten Sie sich abmelden?"
          confirmLabel="Abmelden"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            // First, so that no guard leads to the login on the way. Unsaved entries hold it, and with it the logout.
            void navigate(hrefOf('search'));
            if (isAt(history.current.location.pathname, 'search')) logOut();
          }}
        >
          Sie verlassen den Händlerbereich und kommen zurück zum Fahrzeugshop.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
