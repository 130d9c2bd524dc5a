import { sendEmail } from '../../api/emails';
import { withdrawalRequest, withdrawalText, type Withdrawal } from '../../domain/order/withdrawal';
import { useFindRecipient } from '../../state/queries/recipient';
import { useTopOfScreen } from '../../shared/frame/useTopOfScreen';
import { useHost, useNow, usePlatform, useTenant } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { EmailText } from '../../ui/display/EmailText';
import { FactList } from '../../ui/display/FactList';
import { Heading } from '../../ui/display/Heading';
import { busyTextOf } from '../../ui/feedback/busyText';
import { Notice } from '../../ui/feedback/Notice';
import type { Receipt } from './WithdrawalReceipt';

interface WithdrawalConfirmationProps {
  entries: Withdrawal;
  onBack: () => void;
  onSent: (receipt: Receipt) => void;
}

export function WithdrawalConfirmation({ entries, onBack, onSent }: WithdrawalConfirmationProps) {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const host = useHost();
  const now = useNow();
  const findRecipient = useFindRecipient();
  const heading = useTopOfScreen();

  const { status, error, isPending, submit } = useSubmission({
    send: async (_, signal) => {
      const declaredAt = now();
      const text = withdrawalText(entries, settings.companyName, declaredAt);
      const dealerEmail = await findRecipient();
      signal.throwIfAborted();
      if (dealerEmail === undefined) throw new Error('no recipient');
      const request = withdrawalRequest(entries, text, { dealerEmail, adminId, sourceUrl: host.currentUrl() });
      await sendEmail(platform, request, signal);
      return { text, declaredAt };
    },
    onSuccess: onSent,
  });

  return (
    <div className="withdrawal__form">
      <Heading level={1} ref={heading} sub={`Ihr Widerruf geht an ${settings.companyName}.`}>
        Angaben prüfen
      </Heading>
      <FactList
        facts={[
          { label: 'Vertrag', value: entries.order },
          { label: 'Name', value: `${entries.firstName} ${entries.lastName}` },
          { label: 'E-Mail', value: <EmailText email={entries.email} /> },
        ]}
      />
      <div role="alert">
        {status === 'error' ? (
          <Notice
            tone="error"
            isStatic
          >{`Ihr Widerruf konnte nicht übermittelt werden. Ihre Angaben sind noch da. ${busyTextOf(error) ?? ''} Bitte versuchen Sie es erneut oder senden Sie den Widerruf per E-Mail${settings.tradeInContactEmail ? ` an ${settings.tradeInContactEmail}` : ''}.`}</Notice>
        ) : null}
      </div>
      <div className="withdrawal__actions">
        <Button variant="primary" size="large" isBusy={isPending} onClick={() => void submit()}>
          Widerruf bestätigen
        </Button>
        {/* Disabled while sending: going back would not undo a declaration that has arrived. */}
        <Button variant="quiet" size="large" disabled={isPending} onClick={onBack}>
          Zurück
        </Button>
      </div>
    </div>
  );
}
