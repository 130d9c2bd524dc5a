import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { useSession } from '../state/shopContext';
import { Button } from '../ui/actions/Button';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';

/** Shows who is logged in; logging out asks first, and leads to the start page of the shop (admin 2). */
export function Logout({ email }: { email: string }) {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <span className="admin-shell__user">{email}</span>
      <Button size="small" onClick={() => setAsking(true)}>
        Abmelden
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Abmelden?"
          confirmLabel="Abmelden"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            // First, so that no guard leads to the login on the way.
            void navigate(hrefOf('search'));
            logOut();
          }}
        >
          Sie verlassen den Händlerbereich und kommen zurück zum Fahrzeugshop.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
