import type { ReactNode } from 'react';
import { resetPassword } from '../../../api/users';
import { newPasswordSchema, type NewPassword } from '../../../domain/account/password';
import { checkBy } from '../../../lib/check';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { isLinkOver, linkMessage } from './messages';
import { NEW_PASSWORD_LABELS, NewPasswordFields, NO_PASSWORD } from './NewPasswordFields';
import { useFirstFocus } from './useFirstFocus';

interface NewPasswordFormProps {
  className: string;
  email: string;
  token: string;
  /** If the link has expired. */
  newLink: ReactNode;
  /** After the change; its result goes to `onDone`. */
  afterwards?: (password: string, signal: AbortSignal) => Promise<boolean>;
  onDone: (isIn: boolean) => void;
}

export function NewPasswordForm({ className, email, token, newLink, afterwards, onDone }: NewPasswordFormProps) {
  const platform = usePlatform();
  const form = useCheckedForm<NewPassword>({ defaultValues: NO_PASSWORD, check: checkBy(newPasswordSchema) });
  const { error, isPending, submit } = useSubmission({
    send: async ({ password }: NewPassword, signal) => {
      await resetPassword(platform, { email, password, token }, signal);
      signal.throwIfAborted();
      return (await afterwards?.(password, signal)) ?? false;
    },
    onSuccess: onDone,
  });
  useFirstFocus(() => form.setFocus('password'));
  return (
    <form {...form.formProps(submit)} className={className} aria-label="Neues Passwort">
      <ErrorSummary form={form} labels={NEW_PASSWORD_LABELS} />
      {/* For password managers: the user name of the password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields form={form} />
      {error ? <Notice tone="error">{linkMessage(error)}</Notice> : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Passwort speichern
      </Button>
      {error && isLinkOver(error) ? newLink : null}
    </form>
  );
}
