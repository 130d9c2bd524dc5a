import { Suspense, useState } from 'react';
import { useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { loginEndText } from './loginEndText';
import { SignInDialog } from './sign-in/lazySignInDialog';

/** Warns if the login has expired. */
export function SignInHint() {
  const { user, endReason } = useSession();
  const [isOpen, setOpen] = useState(false);
  const press = (
    <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {endReason === undefined ? 'Anmelden' : 'Erneut anmelden'}
    </Button>
  );
  return (
    <>
      {user !== undefined ? null : endReason === undefined ? (
        <p className="sign-in-hint">Sie haben ein Konto? {press}</p>
      ) : (
        <Notice tone="warning" title={loginEndText(endReason)}>
          <p>Ihre Angaben sind noch da. Ohne Anmeldung erscheint die Bestellung nicht in Ihrem Konto. {press}</p>
        </Notice>
      )}
      <Suspense>{isOpen ? <SignInDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
