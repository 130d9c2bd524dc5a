import { useState } from 'react';
import { deleteUser } from '../../../api/users';
import { isStaff } from '../../../domain/account/role';
import type { SessionUser } from '../../../state/session';
import { LostEntriesNotice } from '../../../shared/unsaved/LostEntriesNotice';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { Button } from '../../../ui/actions/Button';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { Notice } from '../../../ui/feedback/Notice';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useLogOut } from '../useLogOut';
import { EmailText } from '../../../ui/display/EmailText';

type DialogName = 'logout' | 'settings';

interface AccountDialogsProps {
  user: SessionUser;
  start: DialogName;
  onClose: () => void;
}

export const AccountDialogs = withQueryClient(function AccountDialogs({ user, start, onClose }: AccountDialogsProps) {
  const [dialog, setDialog] = useState(start);
  if (dialog === 'settings') return <Settings user={user} onClose={onClose} />;
  return <LogOutDialog user={user} onClose={onClose} onSettings={() => setDialog('settings')} />;
});

interface PartProps {
  user: SessionUser;
  onClose: () => void;
}

function LogOutDialog({ user, onClose, onSettings }: PartProps & { onSettings: () => void }) {
  const logOut = useLogOut();
  return (
    <Dialog title="Möchten Sie sich ausloggen?" size="small" onClose={onClose}>
      <div className="grid gap-12">
        <p className="wrap-anywhere">
          Angemeldet als <EmailText email={user.email} />
        </p>
        <LostEntriesNotice />
        <Button variant="primary" isWide onClick={logOut}>
          Jetzt ausloggen
        </Button>
        {isStaff(user.roles) ? null : (
          <Button isWide onClick={onSettings}>
            Account-Einstellungen
          </Button>
        )}
        <Button variant="quiet" isWide onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  );
}

/** The login ends only after the platform has deleted the account (rules/account: deletion of the account). */
function Settings({ user, onClose }: PartProps) {
  const platform = usePlatform();
  const logOut = useLogOut();
  const { error, isPending, submit } = useSubmission({
    send: (_: undefined, signal) => deleteUser(platform, user.id, signal),
    onSuccess: () => {
      onClose();
      logOut();
    },
  });
  return (
    <Dialog title="Account-Einstellungen" size="small" isLocked={isPending} onClose={onClose}>
      <div className="grid gap-12">
        <p className="wrap-anywhere">
          <EmailText email={user.email} />
        </p>
        <p>
          Ihr Konto wird mit allen Daten gelöscht, die darin stehen. Das lässt sich nicht rückgängig machen.
          Bestellungen, die Sie schon aufgegeben haben, gelten weiter.
        </p>
        {error ? (
          <Notice tone="error" title="Es ist etwas schief gelaufen">
            <p>{`Ihr Konto wurde nicht gelöscht. ${busyTextOf(error) ?? TRY_AGAIN}`}</p>
          </Notice>
        ) : null}
        <Button variant="danger" isWide isBusy={isPending} onClick={() => void submit(undefined)}>
          Account &amp; alle Daten löschen
        </Button>
        <Button variant="quiet" isWide disabled={isPending} onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  );
}
