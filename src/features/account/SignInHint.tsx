import { Suspense, useState } from 'react';
import { useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { SignInDialog } from './lazyComponents';

/**
 * Above the form of an order: a login fills it in for who has an account. Nobody has to; where a login has ended meanwhile, it says so
 * before the order goes out without it.
 */
export function SignInHint() {
  const { user, expiryReason } = useSession();
  const [isOpen, setOpen] = useState(false);
  const press = (
    <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {expiryReason === undefined ? 'Anmelden' : 'Erneut anmelden'}
    </Button>
  );
  return (
    <>
      {user !== undefined ? null : expiryReason === undefined ? (
        <p>Sie haben ein Konto? {press}</p>
      ) : (
        <Notice tone="warning" title="Ihre Anmeldung ist abgelaufen.">
          <p>Ihre Angaben sind noch da. Ohne Anmeldung erscheint die Bestellung nicht in Ihrem Konto. {press}</p>
        </Notice>
      )}
      <Suspense>{isOpen ? <SignInDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
