import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { loginEmailSchema, loginPasswordSchema } from '../../domain/account/password';
import type { Role } from '../../domain/account/role';
import { loginMessage } from '../../features/account/sign-in/messages';
import { useFirstFocus } from '../../features/account/sign-in/useFirstFocus';
import { checkBy } from '../../lib/check';
import { PersonField } from '../../shared/person/PersonField';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { AuthLink } from './AuthFrame';
import { useStaffLogIn, WrongRoleError } from './useStaffLogIn';
import { WrongRole } from './WrongRole';

const LABELS = { email: 'E-Mail', password: 'Passwort' } as const;
const check = checkBy(z.object({ ...loginEmailSchema.shape, ...loginPasswordSchema.shape }));

interface StaffLogInFormProps {
  email: string;
  allowed: readonly Role[];
}

export function StaffLogInForm({ email, allowed }: StaffLogInFormProps) {
  const { logIn } = useStaffLogIn();
  const form = useCheckedForm({ defaultValues: { email, password: '' }, check });
  const { error, isPending, submit, input } = useSubmission({
    send: (values: { email: string; password: string }, signal) =>
      logIn(values.email.trim(), values.password, allowed, signal),
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  useFirstFocus(() => form.setFocus(email === '' ? 'email' : 'password'));
  return (
    <form {...form.formProps(submit)} className="grid gap-16" aria-label="Anmelden">
      <ErrorSummary form={form} labels={LABELS} />
      <PersonField form={form} name="email" autocomplete="username" />
      <PasswordInput
        {...form.register('password')}
        label={LABELS.password}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        isRequired
      />
      {error instanceof WrongRoleError ? (
        <WrongRole error={error} email={input?.email ?? ''} />
      ) : error ? (
        <Notice tone="error">{loginMessage(error)}</Notice>
      ) : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Anmelden
      </Button>
      <p>
        <AuthLink to="password-forget" email={typed}>
          Passwort vergessen?
        </AuthLink>
      </p>
    </form>
  );
}
