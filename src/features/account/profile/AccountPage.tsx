import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import { isStaff } from '../../../domain/account/role';
import { accountQuery } from '../../../state/account';
import type { SessionUser } from '../../../state/session';
import { usePlatform, useSession } from '../../../state/shopContext';
import { useQueryFailure } from '../../../state/queries/useQueryFailure';
import { Button } from '../../../ui/actions/Button';
import { breakpoints } from '../../../ui/breakpoints';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { adviceOn, ErrorState } from '../../../ui/feedback/ErrorState';
import { Heading } from '../../../ui/display/Heading';
import { Notice } from '../../../ui/feedback/Notice';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { Skeleton } from '../../../ui/display/Skeleton';
import { useStyles } from '../../../ui/styles';
import { AccountDialogs } from '../header/AccountDialogs';
import { loginEndText } from '../loginEndText';
import { SignInDialog } from '../sign-in/lazySignInDialog';
import { signInHref } from '../returnPath';
import { AdvertisingForm } from './AdvertisingForm';
import css from './AccountPage.css?inline';
import { OwnDataForm } from './OwnDataForm';
import { OwnOrders } from './OwnOrders';
import { OwnTradeIns } from './OwnTradeIns';

/** If the login expires, a dialog opens above it and entries are kept. */
export function AccountPage() {
  useStyles(css);
  const location = useLocation();
  const navigate = useNavigate();
  const { user, endReason } = useSession();
  const [account, setAccount] = useState(user);
  if (user !== undefined && user !== account) setAccount(user);
  // After a logout in another tab no account data stays visible.
  const isLoggedOut = user === undefined && (endReason === undefined || endReason === 'logged-out-elsewhere');
  if (account === undefined || isLoggedOut) return <Navigate to={signInHref('login', location)} replace />;
  return (
    <div className="account">
      <Head user={account} />
      {isStaff(account.roles) ? (
        <StaffNote />
      ) : (
        <Content key={account.id} user={account} isLoggedIn={user !== undefined} />
      )}
      <Suspense>
        {user === undefined ? (
          <SignInDialog
            email={account.email}
            reason={
              endReason &&
              `${loginEndText(endReason)} Bitte melden Sie sich erneut an; Ihre Eingaben auf dieser Seite bleiben erhalten.`
            }
            onClose={(isIn) => {
              if (!isIn) void navigate(hrefOf('search'));
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function Head({ user }: { user: SessionUser }) {
  const isWide = useIsAtLeast(breakpoints.large);
  const [hasSettings, setSettings] = useState(false);
  return (
    <div className="account__head flex flex-wrap items-center justify-between gap-16">
      <Heading level={1} sub={isWide ? undefined : `Angemeldet als ${user.email}`}>
        Mein Konto
      </Heading>
      {isStaff(user.roles) ? null : (
        <Button size="small" onClick={() => setSettings(true)}>
          Account-Einstellungen
        </Button>
      )}
      {hasSettings ? <AccountDialogs user={user} start="settings" onClose={() => setSettings(false)} /> : null}
    </div>
  );
}

function StaffNote() {
  const admin = useRouteLink(hrefOf('admin'));
  return (
    <>
      <Notice isStatic>
        Sie sind als Mitarbeiter des Autohauses angemeldet. Bestellungen gibt es nur in Kundenkonten.
      </Notice>
      <p>
        <Button {...admin}>Zum Händlerbereich</Button>
      </p>
    </>
  );
}

function Content({ user, isLoggedIn }: { user: SessionUser; isLoggedIn: boolean }) {
  const platform = usePlatform();
  const query = useQuery({ ...accountQuery(platform, user.email), enabled: isLoggedIn });
  const failure = useQueryFailure(query);
  const account = query.data;
  if (failure) {
    return (
      <ErrorState
        title="Ihr Konto konnte nicht geladen werden."
        onRetry={failure.onRetry}
        isRetrying={failure.isRetrying}
      >
        {adviceOn(failure.error)}
      </ErrorState>
    );
  }
  if (account === undefined) {
    return (
      <div className="account__section" aria-busy="true">
        <Skeleton width={220} height={26} />
        <Skeleton lines={4} />
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <>
      {account.emailConfirmed === false ? (
        <Notice tone="warning" isStatic>
          Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt
          haben.
        </Notice>
      ) : null}
      <OwnOrders account={account} />
      <OwnTradeIns tradeIns={account.tradeIns} />
      <OwnDataForm account={account} />
      <AdvertisingForm account={account} />
    </>
  );
}
