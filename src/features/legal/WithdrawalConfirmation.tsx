import { useEffect, useRef, useState } from 'react';
import { sendEmail } from '../../api/emails';
import { withdrawalRequest, withdrawalText, type Withdrawal } from '../../domain/order/withdrawal';
import { isAborted } from '../../lib/http/errors';
import { useFindRecipient } from '../../state/recipient';
import { useHost, useNow, usePlatform, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/display/Notice';
import type { Receipt } from './WithdrawalReceipt';

interface WithdrawalConfirmationProps {
  entries: Withdrawal;
  onBack: () => void;
  onSent: (receipt: Receipt) => void;
}

/** Second step: the declaration as it will be sent, and the button that sends it. */
export function WithdrawalConfirmation({ entries, onBack, onSent }: WithdrawalConfirmationProps) {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const host = useHost();
  const now = useNow();
  const findRecipient = useFindRecipient();
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const heading = useRef<HTMLHeadingElement>(null);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    heading.current?.focus();
    return () => running.current?.abort();
  }, []);

  async function send() {
    if (status === 'sending') return;
    const controller = new AbortController();
    running.current = controller;
    setStatus('sending');
    const declaredAt = now();
    const text = withdrawalText(entries, settings.companyName, declaredAt);
    try {
      const dealerEmail = await findRecipient();
      if (controller.signal.aborted) return;
      if (dealerEmail === undefined) {
        setStatus('failed');
        return;
      }
      const request = withdrawalRequest(entries, text, { dealerEmail, adminId, sourceUrl: host.currentUrl() });
      await sendEmail(platform, request, controller.signal);
      onSent({ text, declaredAt });
    } catch (error) {
      if (!isAborted(error)) setStatus('failed');
    }
  }

  return (
    <div className="withdrawal__form">
      <h2 ref={heading} tabIndex={-1} className="withdrawal__subtitle">
        Angaben prüfen
      </h2>
      <dl className="withdrawal__facts">
        <dt>Vertrag</dt>
        <dd>{entries.order}</dd>
        <dt>Name</dt>
        <dd>
          {entries.firstName} {entries.lastName}
        </dd>
        <dt>E-Mail</dt>
        <dd>{entries.email}</dd>
      </dl>
      <div role="alert">
        {status === 'failed' ? (
          <Notice tone="error" isStatic>
            Ihr Widerruf konnte nicht übermittelt werden. Ihre Angaben sind noch da. Bitte versuchen Sie es erneut oder
            senden Sie den Widerruf per E-Mail
            {settings.tradeInContactEmail ? ` an ${settings.tradeInContactEmail}` : ''}.
          </Notice>
        ) : null}
      </div>
      <div className="withdrawal__actions">
        {/* A declaration on its way may have arrived: it cannot be taken back by going back. */}
        <Button variant="quiet" size="large" disabled={status === 'sending'} onClick={onBack}>
          Zurück
        </Button>
        <Button variant="primary" size="large" isBusy={status === 'sending'} onClick={() => void send()}>
          Widerruf bestätigen
        </Button>
      </div>
    </div>
  );
}
