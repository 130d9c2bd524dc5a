import { useLocation, useNavigate } from 'react-router-dom';
import { NewPasswordForm } from '../../features/account/sign-in/NewPasswordForm';
import { useShop } from '../../state/shopContext';
import { Notice } from '../../ui/feedback/Notice';
import { AuthFrame, AuthLink } from './AuthFrame';
import { authHref, emailIn } from './authAddress';
import { OPEN_LINK } from '../../features/account/sign-in/messages';

export function PasswordReset() {
  const { pathname } = useLocation();
  const { email, token } = useShop().mailLink.at(pathname) ?? {};
  return (
    <AuthFrame task="Neues Passwort vergeben">
      {email === undefined || token === undefined ? (
        <>
          <Notice isStatic>{OPEN_LINK}</Notice>
          <p>
            <AuthLink to="password-forget" email={email}>
              Neuen Link anfordern
            </AuthLink>
          </p>
        </>
      ) : (
        <ResetForm key={token} email={email} token={token} />
      )}
    </AuthFrame>
  );
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate();
  return (
    <>
      <p>{email}</p>
      <NewPasswordForm
        className="grid gap-16"
        email={email}
        token={token}
        newLink={
          <p>
            <AuthLink to="password-forget" email={email}>
              Neuen Link anfordern
            </AuthLink>
          </p>
        }
        onDone={() => void navigate(authHref('password-reset-success', email), { replace: true })}
      />
    </>
  );
}

export function PasswordResetSuccess() {
  const email = emailIn(useLocation().search);
  return (
    <AuthFrame task="Passwort geändert">
      <Notice tone="success">Ihr Passwort ist geändert. Melden Sie sich jetzt damit an.</Notice>
      <p>
        <AuthLink to="start" email={email}>
          Zur Anmeldung
        </AuthLink>
      </p>
    </AuthFrame>
  );
}
