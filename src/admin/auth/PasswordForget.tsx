import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetPassword } from '../../api/users';
import { loginEmailSchema } from '../../domain/account/password';
import { withoutPrivateQuery } from '../../domain/privateQuery';
import { RESET_BY_LINK, failedText } from '../../features/account/sign-in/messages';
import { useFirstFocus } from '../../features/account/sign-in/useFirstFocus';
import { checkBy } from '../../lib/check';
import { PersonField } from '../../shared/person/PersonField';
import { useEnvironment, usePlatform } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { AuthFrame, AuthLink } from './AuthFrame';
import { authHref, emailIn } from './authAddress';

export function PasswordForget() {
  const email = emailIn(useLocation().search);
  const platform = usePlatform();
  const navigate = useNavigate();
  const { history } = useEnvironment();
  const form = useCheckedForm({ defaultValues: { email }, check: checkBy(loginEmailSchema) });
  const { error, isPending, submit } = useSubmission({
    send: (address: string, signal) => {
      const redirectUrl = withoutPrivateQuery(history.createHref(authHref('password-reset')));
      return forgetPassword(platform, { email: address, redirectUrl }, signal);
    },
    onSuccess: (_, address) => void navigate(authHref('password-forget-success', address), { replace: true }),
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  useFirstFocus(() => form.setFocus('email'));
  return (
    <AuthFrame task="Passwort vergessen">
      <p>{RESET_BY_LINK}</p>
      <form
        {...form.formProps((values) => submit(values.email.trim()))}
        className="grid gap-16"
        aria-label="Passwort vergessen"
      >
        <ErrorSummary form={form} labels={{ email: 'E-Mail' }} />
        <PersonField form={form} name="email" autocomplete="username" />
        {error ? <Notice tone="error">{failedText(error)}</Notice> : null}
        <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
          Link anfordern
        </Button>
      </form>
      <p>
        <AuthLink to="start" email={typed}>
          Zurück zur Anmeldung
        </AuthLink>
      </p>
    </AuthFrame>
  );
}

/** The same text for known and unknown e-mails keeps account existence secret. */
export function PasswordForgetSuccess() {
  const email = emailIn(useLocation().search);
  return (
    <AuthFrame task="E-Mail ist unterwegs">
      <Notice tone="success">
        {`Wenn es zu ${email === '' ? 'dieser Adresse' : email} einen Zugang gibt, haben wir Ihnen soeben eine E-Mail geschickt. Mit dem Link darin vergeben Sie ein neues Passwort.`}
      </Notice>
      <p>Kommt nichts an, sehen Sie bitte auch im Spam-Ordner nach.</p>
      <p>
        <AuthLink to="start" email={email}>
          Zurück zur Anmeldung
        </AuthLink>
      </p>
    </AuthFrame>
  );
}
