import Mail from 'lucide-react/icons/mail';
import { useEffect, useRef } from 'react';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { loginMessage } from './messages';
import { useFinishLogIn } from './useFinishLogIn';

interface UnconfirmedProps {
  email: string;
  password: string;
}

/** Waits for the link in the e-mail, opened in this tab or another. */
export function Unconfirmed({ email, password }: UnconfirmedProps) {
  const { enterBy } = useFinishLogIn();
  const text = useRef<HTMLParagraphElement>(null);
  const { error, isPending, submit } = useSubmission({
    send: (_: undefined, signal) => enterBy(email, { password }, signal),
  });
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="sign-in__form">
      <span className="sign-in__icon">
        <Mail />
      </span>
      <p ref={text} tabIndex={-1}>
        Ihr Konto ist angelegt. Wir haben eine E-Mail an <strong>{email}</strong> geschickt: Bitte bestätigen Sie Ihre
        Adresse mit dem Link darin. Kommt nichts an, sehen Sie bitte auch im Spam-Ordner nach.
      </p>
      {error ? <Notice tone="error">{loginMessage(error)}</Notice> : null}
      <Button variant="primary" size="large" isWide isBusy={isPending} onClick={() => void submit(undefined)}>
        Ich habe bestätigt: jetzt anmelden
      </Button>
    </div>
  );
}
