import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Suspense, useState } from 'react';
import { useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useStyles } from '../../ui/styles';
import css from './AccountInvite.css?inline';
import { SignInDialog } from './sign-in/lazySignInDialog';

interface AccountInviteProps {
  /** What an account is useful for here. */
  children: string;
}

/**
 * Invitation to open an account, prefilled with what the visitor typed in a form they have sent (`useRememberPerson`). Render it only
 * after sending. Renders nothing for logged-in users.
 */
export function AccountInvite({ children }: AccountInviteProps) {
  useStyles(css);
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {user === undefined ? (
        <section className="account-invite" aria-label="Konto anlegen">
          <UserRoundPlus />
          <p>{children}</p>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Konto anlegen
          </Button>
        </section>
      ) : null}
      <Suspense>{isOpen ? <SignInDialog start="registration" onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
