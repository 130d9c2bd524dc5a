import { isEmailKnown, logIn, registerUser } from '../../../../api/users';
import { readIdToken } from '../../../../domain/account/idToken';
import { HttpError } from '../../../../lib/http/errors';
import type { SignedIn } from '../../../../lib/third-parties/signInSdks';
import { usePlatform } from '../../../../state/shopContext';
import { useSubmission } from '../../../../state/useSubmission';
import { Button } from '../../../../ui/actions/Button';
import { Notice } from '../../../../ui/feedback/Notice';
import { Spinner } from '../../../../ui/display/Spinner';
import { failedText } from '../messages';
import { useFinishLogIn } from '../useFinishLogIn';
import { ProviderMark } from './ProviderMark';
import type { SignInProvider } from './providers';
import { useProvider } from './useProvider';

interface ProviderSignInProps {
  provider: SignInProvider;
  onOtherWay: (email: string) => void;
}

/** Into the account registered with it, or a new one. */
export function ProviderSignIn({ provider, onOtherWay }: ProviderSignInProps) {
  const platform = usePlatform();
  const { enter } = useFinishLogIn();
  const { error, isPending, submit } = useSubmission({
    send: async (who: SignedIn, signal) => {
      const owner = readIdToken(who.idToken);
      if (owner === undefined) throw new Error('no e-mail');
      const { email } = owner;
      const proof = provider.proofOf(who.idToken);
      const isKnown = await isEmailKnown(platform, email, signal);
      signal.throwIfAborted();
      if (!isKnown) {
        const { firstName = owner.firstName, lastName = owner.lastName } = who;
        enter(await registerUser(platform, { email, role: 'customer', firstName, lastName }, proof, { signal }), email);
        return undefined;
      }
      try {
        enter(await logIn(platform, email, proof, signal), email);
        return undefined;
      } catch (failure) {
        if (failure instanceof HttpError && failure.failure === 'unauthorized') return email;
        throw failure;
      }
    },
    onSuccess: (otherEmail) => {
      if (otherEmail !== undefined) onOtherWay(otherEmail);
    },
  });
  const { name } = provider;
  const { sdk, slot, open, wasCancelled, hasFailed, retry } = useProvider(provider, (who) => void submit(who));

  return (
    <div className="grid gap-12">
      {sdk === 'unavailable' ? (
        <>
          <Notice tone="error" title={`${name} konnte nicht geladen werden.`}>
            <p>
              Bitte prüfen Sie Ihre Internetverbindung und, falls Sie einen verwenden, Ihren Werbeblocker. Mit E-Mail
              und Passwort können Sie sich trotzdem anmelden.
            </p>
          </Notice>
          <Button onClick={retry}>Erneut versuchen</Button>
        </>
      ) : sdk === 'loading' ? (
        <Spinner label={`${name} wird geladen …`} />
      ) : open ? (
        <Button isWide icon={<ProviderMark of={provider.key} />} isBusy={isPending} onClick={open}>
          {`Mit ${name} fortfahren`}
        </Button>
      ) : null}
      <slot name={slot} />
      <div role="status">
        {wasCancelled ? <p>{`Die Anmeldung mit ${name} wurde abgebrochen.`}</p> : null}
        {isPending ? <Spinner label="Sie werden angemeldet …" /> : null}
      </div>
      {error || hasFailed ? <Notice tone="error">{failedText(error)}</Notice> : null}
    </div>
  );
}
