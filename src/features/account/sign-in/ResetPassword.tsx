import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { resetPassword } from '../../../api/users';
import { hrefOf } from '../../../domain/addresses';
import { newPasswordSchema, type NewPassword } from '../../../domain/person/password';
import { checkBy } from '../../../lib/forms/check';
import { createKnownPersonStore } from '../../../state/knownPerson';
import type { MailLink } from '../../../state/mailLink';
import { usePlatform, useShop, useShowNotice } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Heading } from '../../../ui/display/Heading';
import { Notice } from '../../../ui/display/Notice';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { isLinkOver, linkMessage } from './messages';
import { NEW_PASSWORD_LABELS, NewPasswordFields, NO_PASSWORD } from './NewPasswordFields';
import { useFinishLogIn } from './useFinishLogIn';

const CHANGED_MS = 6000;

/** The screen of the mail's link that sets a new password; with it the visitor is logged in at once. */
export function ResetPassword({ link }: { link: MailLink | undefined }) {
  const { email, token } = link ?? {};
  const request = useRouteLink(hrefOf('account', { page: 'password-forget' }));
  const known = useShop().lazyStore(createKnownPersonStore);
  useEffect(() => {
    // A new link is asked for without typing the address again.
    if (email !== undefined) known.getState().remember({ ...known.getState().person, email });
  }, [email, known]);
  return (
    <div className="sign-in">
      <Heading level={1} sub={email}>
        Neues Passwort vergeben
      </Heading>
      {email === undefined || token === undefined ? (
        <>
          <Notice isStatic>Bitte öffnen Sie den Link aus der E-Mail, die wir Ihnen geschickt haben.</Notice>
          <Button {...request}>Neuen Link anfordern</Button>
        </>
      ) : (
        <ResetForm email={email} token={token} />
      )}
    </div>
  );
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const showNotice = useShowNotice();
  const { enterBy } = useFinishLogIn();
  const request = useRouteLink(hrefOf('account', { page: 'password-forget' }));
  const form = useCheckedForm<NewPassword>({ defaultValues: NO_PASSWORD, check: checkBy(newPasswordSchema) });
  const { error, isPending, submit } = useSubmission({
    send: async ({ password }: NewPassword, signal) => {
      await resetPassword(platform, { email, password, token }, signal);
      signal.throwIfAborted();
      // The password is changed whatever becomes of this.
      return enterBy(email, { password }, signal).then(
        () => true,
        () => false,
      );
    },
    onSuccess: (isIn) => {
      showNotice({ kind: 'success', text: 'Ihr Passwort ist geändert.', durationMs: CHANGED_MS });
      void navigate(hrefOf('account', isIn ? {} : { page: 'login' }), { replace: true });
    },
  });
  return (
    <form {...form.formProps(submit)} className="sign-in__form" aria-label="Neues Passwort">
      <ErrorSummary form={form} labels={NEW_PASSWORD_LABELS} />
      {/* For password managers: the name that goes with it. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields form={form} />
      {error ? <Notice tone="error">{linkMessage(error)}</Notice> : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Passwort speichern
      </Button>
      {error && isLinkOver(error) ? <Button {...request}>Neuen Link anfordern</Button> : null}
    </form>
  );
}
