import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Suspense, useState } from 'react';
import { useSession } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { useStyles } from '../../ui/styles';
import css from './AccountInvite.css?inline';
import { SignInDialog } from './sign-in/lazySignInDialog';

interface AccountInviteProps {
  children: string;
}

/** After a sent form, prefilled with its entries (`useRememberPerson`). Nothing for users. */
export function AccountInvite({ children }: AccountInviteProps) {
  useStyles(css);
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {user === undefined ? (
        <section className="account-invite" aria-label="Konto anlegen">
          <CircleUserRound />
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
