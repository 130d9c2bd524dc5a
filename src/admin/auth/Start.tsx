import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { loginEndText } from '../../features/account/loginEndText';
import { useSession, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Notice } from '../../ui/feedback/Notice';
import { useExpiredEmail } from '../personalMemory';
import { useStaffLogOut } from '../useStaffLogOut';
import { AuthFrame } from './AuthFrame';
import { emailIn } from './authAddress';
import { EmailLookup } from './EmailLookup';
import { StaffLogInForm } from './StaffLogInForm';
import { LOGIN_ROLES } from './useStaffLogIn';
import { NO_DEALER } from './WrongRole';

export function Start() {
  const { search } = useLocation();
  const { settings } = useTenant();
  const { user, endReason } = useSession();
  const logOut = useStaffLogOut();
  const shop = useRouteLink(hrefOf('search'));
  const account = useRouteLink(hrefOf('account'));
  const expired = useExpiredEmail();
  const email = emailIn(search) || (expired ?? '');
  const [staffEmail, setStaffEmail] = useState<string>();

  // The guards redirect logged-in staff, so this is a customer.
  if (user !== undefined) {
    return (
      <AuthFrame task={settings.companyName}>
        <Notice isStatic title={NO_DEALER}>
          {`Sie sind als ${user.email} angemeldet. Mit diesem Konto haben Sie im Händlerbereich keinen Zugang.`}
        </Notice>
        <div className="flex flex-wrap gap-8">
          <Button variant="primary" {...account}>
            Zum Kundenkonto
          </Button>
          <Button onClick={logOut}>Abmelden</Button>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame task={settings.companyName}>
      {endReason === undefined ? (
        <p>Dieser Bereich ist den Mitarbeiterinnen und Mitarbeitern vorbehalten.</p>
      ) : (
        <Notice>{`${loginEndText(endReason)} Melden Sie sich neu an, Ihre Eingaben bleiben erhalten.`}</Notice>
      )}
      {staffEmail === undefined ? (
        <EmailLookup email={email} onKnown={setStaffEmail} />
      ) : (
        <StaffLogInForm email={staffEmail} allowed={LOGIN_ROLES.start} />
      )}
      <p>
        <Link {...shop}>Zum Shop</Link>
      </p>
    </AuthFrame>
  );
}
