import { sendEmail } from '../../api/emails';
import { withdrawalRequest, withdrawalText, type Withdrawal } from '../../domain/order/withdrawal';
import { useFindRecipient } from '../../state/queries/recipient';
import { useTopOfScreen } from '../../shared/frame/useTopOfScreen';
import { useHost, useNow, usePlatform, useTenant } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import type { Receipt } from './WithdrawalReceipt';
import { EmailText } from '../../ui/display/EmailText';

interface WithdrawalConfirmationProps {
  entries: Withdrawal;
  onBack: () => void;
  onSent: (receipt: Receipt) => void;
}

/** Second step of a withdrawal: review and send. */
export function WithdrawalConfirmation({ entries, onBack, onSent }: WithdrawalConfirmationProps) {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const host = useHost();
  const now = useNow();
  const findRecipient = useFindRecipient();
  const heading = useTopOfScreen();

  const { status, isPending, submit } = useSubmission({
    send: async (_, signal) => {
      const declaredAt = now();
      const text = withdrawalText(entries, settings.companyName, declaredAt);
      const dealerEmail = await findRecipient();
      signal.throwIfAborted();
      if (dealerEmail === undefined) throw new Error('no recipient of the withdrawal is known');
      const request = withdrawalRequest(entries, text, { dealerEmail, adminId, sourceUrl: host.currentUrl() });
      await sendEmail(platform, request, signal);
      return { text, declaredAt };
    },
    onSuccess: onSent,
  });

  return (
    <div className="withdrawal__form">
      <h2 ref={heading} tabIndex={-1}>
        Angaben prüfen
      </h2>
      <dl className="withdrawal__facts">
        <dt>Vertrag</dt>
        <dd>{entries.order}</dd>
        <dt>Name</dt>
        <dd>{`${entries.firstName} ${entries.lastName}`}</dd>
        <dt>E-Mail</dt>
        <dd>
          <EmailText email={entries.email} />
        </dd>
      </dl>
      <div role="alert">
        {status === 'error' ? (
          <Notice
            tone="error"
            isStatic
          >{`Ihr Widerruf konnte nicht übermittelt werden. Ihre Angaben sind noch da. Bitte versuchen Sie es erneut oder senden Sie den Widerruf per E-Mail${settings.tradeInContactEmail ? ` an ${settings.tradeInContactEmail}` : ''}.`}</Notice>
        ) : null}
      </div>
      <div className="withdrawal__actions">
        {/* Disabled while sending: going back would not undo a declaration that has arrived. */}
        <Button variant="quiet" size="large" disabled={isPending} onClick={onBack}>
          Zurück
        </Button>
        <Button variant="primary" size="large" isBusy={isPending} onClick={() => void submit()}>
          Widerruf bestätigen
        </Button>
      </div>
    </div>
  );
}
