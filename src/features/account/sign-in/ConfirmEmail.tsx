import { useEffect, useEffectEvent } from 'react';
import { confirmEmail } from '../../../api/users';
import { hrefOf } from '../../../domain/addresses';
import type { MailLink } from '../../../state/mailLink';
import { usePlatform, useSession, useShop } from '../../../state/shopContext';
import { createKnownPersonStore } from '../../../state/knownPerson';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Heading } from '../../../ui/display/Heading';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/display/Spinner';
import { OPEN_LINK, isLinkOver, linkMessage } from './messages';

/** Sends the confirmation once, when the link is opened. */
export function ConfirmEmail({ link }: { link: MailLink | undefined }) {
  const platform = usePlatform();
  const { user } = useSession();
  const personStore = useShop().lazyStore(createKnownPersonStore);
  const login = useRouteLink(hrefOf('account', user === undefined ? { page: 'login' } : {}));
  const { status, error, submit } = useSubmission({
    send: (proof: { email: string; token: string }, signal) => confirmEmail(platform, proof, signal),
    onSuccess: (_, { email }) => personStore.getState().remember({ ...personStore.getState().person, email }),
  });
  const { email, token } = link ?? {};
  const proof = email === undefined || token === undefined ? undefined : { email, token };
  const confirm = () => {
    if (proof !== undefined) void submit(proof);
  };
  const confirmFirst = useEffectEvent(confirm);
  useEffect(() => {
    let isLeft = false;
    queueMicrotask(() => {
      if (!isLeft) confirmFirst();
    });
    return () => {
      isLeft = true;
    };
  }, []);

  return (
    <div className="sign-in">
      <Heading level={1}>E-Mail bestätigen</Heading>
      {proof === undefined ? (
        <Notice isStatic>{OPEN_LINK}</Notice>
      ) : error ? (
        <Notice tone="error">{linkMessage(error)}</Notice>
      ) : status === 'success' ? (
        <Notice tone="success">Ihre E-Mail-Adresse ist bestätigt.</Notice>
      ) : (
        <Spinner label="Ihre E-Mail-Adresse wird bestätigt …" />
      )}
      {error && !isLinkOver(error) ? (
        <Button variant="primary" onClick={confirm}>
          Erneut versuchen
        </Button>
      ) : proof === undefined || status === 'success' || error ? (
        <Button variant="primary" {...login}>
          {user === undefined ? 'Jetzt anmelden' : 'Zu meinem Konto'}
        </Button>
      ) : null}
    </div>
  );
}
