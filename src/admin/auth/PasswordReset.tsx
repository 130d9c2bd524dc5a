import { useLocation, useNavigate } from 'react-router-dom';
import { resetPassword } from '../../api/users';
import { newPasswordSchema, type NewPassword } from '../../domain/person/password';
import { NEW_PASSWORD_LABELS, NewPasswordFields, NO_PASSWORD } from '../../features/account/sign-in/NewPasswordFields';
import { useFirstFocus } from '../../features/account/sign-in/useFirstFocus';
import { checkBy } from '../../lib/forms/check';
import { usePlatform, useShop } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { AuthFrame } from './AuthFrame';
import { AuthLink } from './AuthLink';
import { authHref, emailIn } from './authAddress';
import { isLinkOver, linkMessage } from './useStaffLogIn';

/** The page of the mail's link that sets a new password. */
export function PasswordReset() {
  const { pathname } = useLocation();
  const { email, token } = useShop().mailLink.at(pathname) ?? {};
  return (
    <AuthFrame task="Neues Passwort vergeben">
      {email === undefined || token === undefined ? (
        <>
          <Notice isStatic>Bitte öffnen Sie den Link aus der E-Mail, die wir Ihnen geschickt haben.</Notice>
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
  const platform = usePlatform();
  const navigate = useNavigate();
  const form = useCheckedForm<NewPassword>({ defaultValues: NO_PASSWORD, check: checkBy(newPasswordSchema) });
  const { error, isPending, submit } = useSubmission({
    send: ({ password }: NewPassword, signal) => resetPassword(platform, { email, password, token }, signal),
    onSuccess: () => void navigate(authHref('password-reset-success', email), { replace: true }),
  });
  useFirstFocus(() => form.setFocus('password'));
  return (
    <form {...form.formProps(submit)} className="auth__form" aria-label="Neues Passwort">
      <p>{email}</p>
      <ErrorSummary form={form} labels={NEW_PASSWORD_LABELS} />
      {/* For password managers: the name that goes with it. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields form={form} />
      {error ? <Notice tone="error">{linkMessage(error)}</Notice> : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Passwort speichern
      </Button>
      {error && isLinkOver(error) ? (
        <p>
          <AuthLink to="password-forget" email={email}>
            Neuen Link anfordern
          </AuthLink>
        </p>
      ) : null}
    </form>
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
