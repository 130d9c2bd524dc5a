import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { loginEndText } from '../../features/account/loginEndText';
import { useSession, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Notice } from '../../ui/display/Notice';
import { useLogOut } from '../useLogOut';
import { AuthFrame } from './AuthFrame';
import { emailIn } from './authAddress';
import { EmailLookup } from './EmailLookup';
import { StaffLogInForm } from './StaffLogInForm';
import { LOGIN_ROLES } from './useStaffLogIn';
import { NO_DEALER } from './WrongRole';

/**
 * Where the admin area begins (rules/admin: lookup by e-mail): the e-mail first, then the password; the registration is offered for an
 * unknown e-mail. For everybody who works for the dealer.
 */
export function Start() {
  const { search } = useLocation();
  const { settings } = useTenant();
  const { user, endReason } = useSession();
  const logOut = useLogOut();
  const shop = useRouteLink(hrefOf('search'));
  const account = useRouteLink(hrefOf('account'));
  const email = emailIn(search);
  const [known, setKnown] = useState<string>();

  // Staff does not come here: the guards lead them on.
  if (user !== undefined) {
    return (
      <AuthFrame task={settings.companyName}>
        <Notice isStatic title={NO_DEALER}>
          {`Sie sind als ${user.email} angemeldet. Mit diesem Konto haben Sie im Händlerbereich keinen Zugang.`}
        </Notice>
        <div className="auth__ways">
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
      {known === undefined ? (
        <EmailLookup email={email} onKnown={setKnown} />
      ) : (
        <StaffLogInForm email={known} allowed={LOGIN_ROLES.start} />
      )}
      <p>
        <Link {...shop}>Zum Shop</Link>
      </p>
    </AuthFrame>
  );
}
