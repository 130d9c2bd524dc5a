import * as z from 'zod/mini';
import { isEmailKnown } from '../../api/users';
import { email as emailRule } from '../../domain/person/rules';
import { failedText } from '../../features/account/sign-in/messages';
import { useFirstFocus } from '../../features/account/sign-in/useFirstFocus';
import { checkBy } from '../../lib/check';
import { PersonField } from '../../shared/person/PersonField';
import { usePlatform } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { AuthLink } from './AuthFrame';

const check = checkBy(z.object({ email: emailRule() }));

/** Spelling first: an unknown e-mail is more often a typing error than a new dealer. */
export function EmailLookup({ email, onKnown }: { email: string; onKnown: (email: string) => void }) {
  const platform = usePlatform();
  const form = useCheckedForm({ defaultValues: { email }, check });
  const { error, isPending, submit, data, input } = useSubmission({
    send: (address: string, signal) => isEmailKnown(platform, address, signal),
    onSuccess: (isKnown, address) => isKnown && onKnown(address),
  });
  useFirstFocus(() => form.setFocus('email'));
  return (
    <form {...form.formProps((values) => submit(values.email.trim()))} className="grid gap-16" aria-label="E-Mail">
      <ErrorSummary form={form} labels={{ email: 'E-Mail' }} />
      <PersonField form={form} name="email" autocomplete="username" />
      {data === false && input !== undefined ? (
        <Notice tone="warning" title="Diese E-Mail ist nicht bekannt.">
          <p>{`Zu ${input} gibt es keinen Zugang. Prüfen Sie die Schreibweise.`}</p>
          <p>
            Mitarbeiterinnen und Mitarbeiter bekommen ihren Zugang von der Person, die den Shop verwaltet. Leiten Sie
            den Betrieb?{' '}
            <AuthLink to="registration" email={input}>
              Zugang anlegen
            </AuthLink>
          </p>
        </Notice>
      ) : null}
      {error ? <Notice tone="error">{failedText(error)}</Notice> : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Weiter
      </Button>
    </form>
  );
}
