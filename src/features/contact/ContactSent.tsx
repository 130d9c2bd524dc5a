import { useEffect, useRef } from 'react';
import type { ContactEntries } from '../../domain/vehicle/text/contactRequest';
import { Button } from '../../ui/actions/Button';
import { OutcomeHeading } from '../../ui/display/OutcomeHeading';

interface ContactSentProps {
  sent: ContactEntries;
  onAgain: () => void;
}

/** (rules/contact: confirmed where it was written) */
export function ContactSent({ sent, onAgain }: ContactSentProps) {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { email, phone, isCallbackDesired, message } = sent;
  return (
    <section ref={section} className="contact-sent" aria-labelledby="contact-sent-title">
      <OutcomeHeading level={3} ref={title} id="contact-sent-title">
        Anfrage erfolgreich übermittelt
      </OutcomeHeading>
      <p>
        {`Wir melden uns so schnell wie möglich bei Ihnen: per E-Mail an ${email.trim()}${isCallbackDesired ? ` oder telefonisch unter ${phone}` : ''}.`}
      </p>
      <figure className="contact-sent__message">
        <figcaption>Ihre Nachricht</figcaption>
        <blockquote>{message}</blockquote>
      </figure>
      <Button onClick={onAgain}>Weitere Anfrage schreiben</Button>
    </section>
  );
}
