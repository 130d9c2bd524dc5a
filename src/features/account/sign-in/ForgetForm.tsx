import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef } from 'react';
import { forgetPassword } from '../../../api/users';
import { hrefOf } from '../../../domain/addresses';
import { loginEmailSchema } from '../../../domain/account/password';
import { withoutPrivateQuery } from '../../../domain/privateQuery';
import { checkBy } from '../../../lib/check';
import { PersonField } from '../../../shared/person/PersonField';
import { useEnvironment, usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { RESET_BY_LINK, FAILED, tryAgainText } from './messages';

interface ForgetFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** The same message without an account keeps its existence secret. */
export function ForgetForm({ email, onEmail, onBack }: ForgetFormProps) {
  const platform = usePlatform();
  const { history } = useEnvironment();
  const sent = useRef<HTMLParagraphElement>(null);
  const form = useCheckedForm({
    defaultValues: { email },
    check: checkBy(loginEmailSchema),
    onValues: (values) => onEmail(values.email),
  });
  const { status, error, isPending, submit, input } = useSubmission({
    send: (address: string, signal) => {
      const redirectUrl = withoutPrivateQuery(history.createHref(hrefOf('account', { page: 'password-reset' })));
      return forgetPassword(platform, { email: address, redirectUrl }, signal);
    },
  });
  useEffect(() => {
    if (status === 'success') sent.current?.focus();
  }, [status]);

  if (status === 'success') {
    return (
      <div className="sign-in__form">
        <span className="sign-in__icon">
          <Mail />
        </span>
        <p ref={sent} tabIndex={-1}>
          Wenn es zu <strong>{input}</strong> ein Konto gibt, haben wir Ihnen soeben eine E-Mail geschickt. Mit dem Link
          darin vergeben Sie ein neues Passwort.
        </p>
        <Button onClick={onBack}>Zurück zur Anmeldung</Button>
      </div>
    );
  }
  return (
    <form
      {...form.formProps(({ email: typed }) => submit(typed.trim()))}
      className="sign-in__form"
      aria-label="Passwort vergessen"
    >
      <p>{RESET_BY_LINK}</p>
      <ErrorSummary form={form} labels={{ email: 'E-Mail' }} />
      <PersonField form={form} name="email" autocomplete="username" />
      {status === 'error' ? (
        <Notice tone="error" title={FAILED}>
          <p>{tryAgainText(error)}</p>
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Link anfordern
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Zurück zur Anmeldung
      </Button>
    </form>
  );
}
