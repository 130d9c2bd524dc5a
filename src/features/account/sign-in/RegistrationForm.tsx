import { registerCustomer } from '../../../api/users';
import { newPasswordSchema, type NewPassword } from '../../../domain/account/password';
import { HttpError } from '../../../lib/http/errors';
import { checkBy } from '../../../lib/check';
import { DocumentLink } from '../../../shared/DocumentLink';
import { usePlatform, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { ChosenEmail } from './ChosenEmail';
import { registrationMessage, TAKEN } from './messages';
import { NEW_PASSWORD_LABELS, NewPasswordFields, NO_PASSWORD } from './NewPasswordFields';
import { useFinishLogIn } from './useFinishLogIn';
import { useFirstFocus } from './useFirstFocus';

interface RegistrationFormProps {
  email: string;
  onOtherEmail: () => void;
  /** Log in instead: the e-mail is taken. */
  onLogIn: () => void;
  /** Registered; the address must be confirmed before the login. */
  onUnconfirmed: (password: string) => void;
  /** Registered, but the automatic login failed. */
  onRegistered: (password: string) => void;
}

/** With automatic login, if the platform allows it. */
export function RegistrationForm({ email, ...props }: RegistrationFormProps) {
  const { onOtherEmail, onLogIn, onUnconfirmed, onRegistered } = props;
  const platform = usePlatform();
  const { settings } = useTenant();
  const { enterBy } = useFinishLogIn();
  const form = useCheckedForm<NewPassword>({ defaultValues: NO_PASSWORD, check: checkBy(newPasswordSchema) });
  const { error, isPending, submit } = useSubmission({
    send: async (password: string, signal) => {
      await registerCustomer(platform, { email, password }, signal);
      signal.throwIfAborted();
      return enterBy(email, { password }, signal).then(
        () => 'entered' as const,
        (failure: unknown) =>
          failure instanceof HttpError && (failure.failure === 'unauthorized' || failure.failure === 'forbidden')
            ? 'unconfirmed'
            : 'registered',
      );
    },
    onSuccess: (outcome, password) => {
      if (outcome === 'unconfirmed') onUnconfirmed(password);
      if (outcome === 'registered') onRegistered(password);
    },
  });
  useFirstFocus(() => form.setFocus('password'));
  const message = error ? registrationMessage(error) : undefined;

  return (
    <form {...form.formProps(({ password }) => submit(password))} className="sign-in__form" aria-label="Konto anlegen">
      <ErrorSummary form={form} labels={NEW_PASSWORD_LABELS} />
      <ChosenEmail email={email} onChange={onOtherEmail} />
      <NewPasswordFields form={form} />
      {message === undefined ? null : (
        <Notice tone="error">
          <span>{message}</span>
          {message === TAKEN ? (
            <p className="flex flex-wrap mt-8 gap-8">
              <Button size="small" onClick={onLogIn}>
                Mit dieser E-Mail anmelden
              </Button>
            </p>
          ) : null}
        </Notice>
      )}
      <p className="text-14 text-muted">
        Wie wir mit Ihren Daten umgehen, lesen Sie in der{' '}
        <DocumentLink url={settings.privacyDocumentUrl}>Datenschutzerklärung</DocumentLink>. Ihr Konto können Sie
        jederzeit wieder löschen.
      </p>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Konto anlegen
      </Button>
    </form>
  );
}
