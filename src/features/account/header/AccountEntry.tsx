import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import { Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { hrefOf, isAt } from '../../../domain/addresses';
import { isStaff } from '../../../domain/account/role';
import { isUnmodifiedClick } from '../../../lib/page/unmodifiedClick';
import { useSession } from '../../../state/shopContext';
import type { SessionUser } from '../../../state/session';
import { Button } from '../../../ui/actions/Button';
import { HeaderLink } from '../../../ui/actions/HeaderLink';
import { IconButton } from '../../../ui/actions/IconButton';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { breakpoints } from '../../../ui/breakpoints';
import { lazyWithRetry, NoFallback } from '../../../ui/feedback/lazyWithRetry';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { useStyles } from '../../../ui/styles';
import { SignInDialog } from '../sign-in/lazySignInDialog';
import { signInHref } from '../returnPath';
import css from './AccountEntry.css?inline';

const AccountDialogs = lazyWithRetry(() => import('./AccountDialogs').then((module) => module.AccountDialogs));
const AccountSync = lazyWithRetry(() => import('./AccountSync').then((module) => module.AccountSync), NoFallback);

/** Login, or account and logout; the e-mail from 1024 px. */
export function AccountEntry() {
  useStyles(css);
  const { user } = useSession();
  return user === undefined ? (
    <LogInEntry />
  ) : (
    <>
      <LoggedIn user={user} />
      {isStaff(user.roles) ? null : (
        <Suspense>
          <AccountSync key={user.id} user={user} />
        </Suspense>
      )}
    </>
  );
}

/** During an order a dialog, which keeps the order open; else a link. */
function LogInEntry() {
  const location = useLocation();
  const link = useRouteLink(signInHref('login', location));
  const [isOpen, setOpen] = useState(false);
  const isOrdering = isAt(location.pathname, 'checkout');
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOrdering) link.onClick(event);
    else if (isUnmodifiedClick(event)) {
      event.preventDefault();
      setOpen(true);
    }
  };
  return (
    <>
      <HeaderLink href={link.href} onClick={press} icon={<CircleUserRound />} name="Anmelden" />
      <Suspense>{isOpen ? <SignInDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

function LoggedIn({ user }: { user: SessionUser }) {
  const isWide = useIsAtLeast(breakpoints.large);
  const isEmployed = isStaff(user.roles);
  const link = useRouteLink(isEmployed ? hrefOf('admin') : hrefOf('account'));
  const [isLeaving, setLeaving] = useState(false);
  const logout = { icon: <LogOut />, onClick: () => setLeaving(true) };
  const email = `Angemeldet als ${user.email}`;
  return (
    <>
      {isWide && isEmployed ? <span className="account-entry text-14">{email}</span> : null}
      {isWide && !isEmployed ? (
        <HeaderLink {...link} className="account-entry" name={email} />
      ) : (
        <HeaderLink {...link} icon={<CircleUserRound />} name={isEmployed ? 'Händlerbereich' : 'Mein Konto'} />
      )}
      {isWide ? (
        <Button variant="quiet" {...logout}>
          Logout
        </Button>
      ) : (
        <IconButton label="Logout" {...logout} />
      )}
      <Suspense>
        {isLeaving ? <AccountDialogs user={user} start="logout" onClose={() => setLeaving(false)} /> : null}
      </Suspense>
    </>
  );
}
