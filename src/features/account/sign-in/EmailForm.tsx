import { isEmailKnown } from '../../../api/users';
import { loginEmailSchema } from '../../../domain/account/password';
import { checkBy } from '../../../lib/check';
import { PersonField } from '../../../shared/person/PersonField';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { FAILED } from './messages';

interface EmailFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** @param isKnown there is an account */
  onKnown: (email: string, isKnown: boolean) => void;
}

export function EmailForm({ email, onEmail, onKnown }: EmailFormProps) {
  const platform = usePlatform();
  const form = useCheckedForm({
    defaultValues: { email },
    check: checkBy(loginEmailSchema),
    onValues: (values) => onEmail(values.email),
  });
  const { status, isPending, submit, input } = useSubmission({
    send: (address: string, signal) => isEmailKnown(platform, address, signal),
    onSuccess: (isKnown, address) => onKnown(address, isKnown),
  });
  return (
    <form {...form.formProps(({ email: typed }) => submit(typed.trim()))} className="sign-in__form" aria-label="E-Mail">
      <ErrorSummary form={form} labels={{ email: 'E-Mail' }} />
      <PersonField form={form} name="email" autocomplete="username" />
      {status === 'error' ? (
        <Notice tone="error" title={FAILED}>
          <p>
            Wir konnten nicht prüfen, ob es zu dieser E-Mail schon ein Konto gibt. Sie können trotzdem weitermachen:
          </p>
          <p className="flex flex-wrap mt-8 gap-8">
            <Button size="small" onClick={() => onKnown(input ?? '', true)}>
              Mit Passwort anmelden
            </Button>
            <Button size="small" onClick={() => onKnown(input ?? '', false)}>
              Neues Konto anlegen
            </Button>
          </p>
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Weiter
      </Button>
    </form>
  );
}
