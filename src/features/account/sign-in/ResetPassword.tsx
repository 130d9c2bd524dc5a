import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import { createKnownPersonStore } from '../../../state/knownPerson';
import type { MailLink } from '../../../state/mailLink';
import { useShop, useShowNotice } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Heading } from '../../../ui/display/Heading';
import { Notice } from '../../../ui/feedback/Notice';
import { NewPasswordForm } from './NewPasswordForm';
import { useFinishLogIn } from './useFinishLogIn';
import { OPEN_LINK } from './messages';

const CHANGED_MS = 6000;

/** Logs the visitor in with the new password. */
export function ResetPassword({ link }: { link: MailLink | undefined }) {
  const { email, token } = link ?? {};
  const request = useRouteLink(hrefOf('account', { page: 'password-forget' }));
  const personStore = useShop().lazyStore(createKnownPersonStore);
  useEffect(() => {
    if (email !== undefined) personStore.getState().remember({ ...personStore.getState().person, email });
  }, [email, personStore]);
  return (
    <div className="sign-in">
      <Heading level={1} sub={email}>
        Neues Passwort vergeben
      </Heading>
      {email === undefined || token === undefined ? (
        <>
          <Notice isStatic>{OPEN_LINK}</Notice>
          <Button {...request}>Neuen Link anfordern</Button>
        </>
      ) : (
        <ResetForm email={email} token={token} />
      )}
    </div>
  );
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate();
  const showNotice = useShowNotice();
  const { enterBy } = useFinishLogIn();
  const request = useRouteLink(hrefOf('account', { page: 'password-forget' }));
  return (
    <NewPasswordForm
      className="sign-in__form"
      email={email}
      token={token}
      newLink={<Button {...request}>Neuen Link anfordern</Button>}
      // The password is changed anyway.
      afterwards={(password, signal) =>
        enterBy(email, { password }, signal).then(
          () => true,
          () => false,
        )
      }
      onDone={(isIn) => {
        showNotice({ kind: 'success', text: 'Ihr Passwort ist geändert.', durationMs: CHANGED_MS });
        void navigate(hrefOf('account', isIn ? {} : { page: 'login' }), { replace: true });
      }}
    />
  );
}
