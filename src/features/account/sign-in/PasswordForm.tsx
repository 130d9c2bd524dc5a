import { loginPasswordSchema } from '../../../domain/account/password';
import { checkBy } from '../../../lib/check';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { PasswordInput } from '../../../ui/fields/PasswordInput';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { ChosenEmail } from './ChosenEmail';
import { loginMessage } from './messages';
import { useFinishLogIn } from './useFinishLogIn';
import { useFirstFocus } from './useFirstFocus';

interface PasswordFormProps {
  email: string;
  /** As typed in the registration; initial value. */
  password?: string;
  onOtherEmail: () => void;
  onForgotten: () => void;
}

export function PasswordForm({ email, password: typed = '', onOtherEmail, onForgotten }: PasswordFormProps) {
  const { enterBy } = useFinishLogIn();
  const form = useCheckedForm({ defaultValues: { password: typed }, check: checkBy(loginPasswordSchema) });
  const { error, isPending, submit } = useSubmission({
    send: (password: string, signal) => enterBy(email, { password }, signal),
  });
  useFirstFocus(() => form.setFocus('password'));
  return (
    <form {...form.formProps(({ password }) => submit(password))} className="sign-in__form" aria-label="Anmelden">
      <ErrorSummary form={form} labels={{ password: 'Passwort' }} />
      <ChosenEmail email={email} onChange={onOtherEmail} />
      <PasswordInput
        {...form.register('password')}
        label="Passwort"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        isRequired
      />
      {error ? <Notice tone="error">{loginMessage(error)}</Notice> : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Anmelden
      </Button>
      <Button variant="quiet" onClick={onForgotten}>
        Passwort vergessen?
      </Button>
    </form>
  );
}
