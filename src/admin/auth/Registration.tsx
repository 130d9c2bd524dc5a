import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { newPasswordSchema, PASSWORD_HINT } from '../../domain/account/password';
import { email as emailRule } from '../../domain/person/rules';
import { registrationMessage } from '../../features/account/sign-in/messages';
import { useFirstFocus } from '../../features/account/sign-in/useFirstFocus';
import { checkBy, type FormCheck } from '../../lib/check';
import { PersonField } from '../../shared/person/PersonField';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { AuthFrame, AuthLink } from './AuthFrame';
import { emailIn } from './authAddress';
import { useStaffLogIn, WrongRoleError } from './useStaffLogIn';

const LABELS = { email: 'E-Mail', password: 'Passwort', passwordConfirm: 'Passwort wiederholen' } as const;

const checkEmail = checkBy(z.object({ email: emailRule() }));
const checkPassword = checkBy(newPasswordSchema);

interface RegistrationValues {
  email: string;
  password: string;
  passwordConfirm: string;
}

function check(values: RegistrationValues): FormCheck<RegistrationValues> {
  const errors = { ...checkEmail(values).errors, ...checkPassword(values).errors };
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

/** Logs in, or reports that the platform has still to approve the account. */
export function Registration() {
  const email = emailIn(useLocation().search);
  const { register } = useStaffLogIn();
  const form = useCheckedForm<RegistrationValues>({
    defaultValues: { email, password: '', passwordConfirm: '' },
    check,
  });
  const { error, isPending, submit, input } = useSubmission({
    send: (values: { email: string; password: string }, signal) =>
      register(values.email.trim(), values.password, signal),
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  const { errors } = form.formState;
  useFirstFocus(() => form.setFocus(email === '' ? 'email' : 'password'));
  // The account exists; its role is not granted yet.
  if (error instanceof WrongRoleError) return <RegistrationPending email={input?.email.trim() ?? email} />;
  return (
    <AuthFrame task="Zugang anlegen">
      <p>Für die Person, die den Betrieb leitet. Ihr Zugang gilt für alle Bereiche.</p>
      <form {...form.formProps(submit)} className="grid gap-16" aria-label="Registrieren">
        <ErrorSummary form={form} labels={LABELS} />
        <PersonField form={form} name="email" autocomplete="username" />
        <PasswordInput
          {...form.register('password')}
          label={LABELS.password}
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.password?.message}
          isRequired
        />
        <PasswordInput
          {...form.register('passwordConfirm')}
          label={LABELS.passwordConfirm}
          autoComplete="new-password"
          error={errors.passwordConfirm?.message}
          isRequired
        />
        {error ? (
          <Notice tone="error">
            <p>{registrationMessage(error)}</p>
            <p>
              <AuthLink to="start" email={typed}>
                Mit dieser E-Mail anmelden
              </AuthLink>
            </p>
          </Notice>
        ) : null}
        <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
          Registrieren
        </Button>
      </form>
      <p>
        Schon registriert?{' '}
        <AuthLink to="login" email={typed}>
          Anmelden
        </AuthLink>
      </p>
    </AuthFrame>
  );
}

function RegistrationPending({ email }: { email: string }) {
  return (
    <AuthFrame task="Zugang beantragt">
      <Notice tone="success" title="Ihr Zugang ist angelegt, aber noch nicht freigeschaltet.">
        {`Freischalten kann ihn die Person, die den Shop verwaltet. Danach melden Sie sich mit ${email} und Ihrem Passwort an.`}
      </Notice>
      <p>
        <AuthLink to="start" email={email}>
          Zur Anmeldung
        </AuthLink>
      </p>
    </AuthFrame>
  );
}
