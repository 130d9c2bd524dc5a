import { orderNumber } from '../../../domain/order/orderNumber';
import type { DealerMessage } from '../../../domain/order/dealerMessage';
import type { MessageSending } from '../../../state/dealerMessages';
import { Button } from '../../../ui/actions/Button';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { Notice } from '../../../ui/feedback/Notice';

interface DealerMessageStateProps {
  message: DealerMessage;
  sending: MessageSending;
  phone: string | undefined;
}

const TOPICS = {
  refund: 'Ihre Zahlung zu erstatten',
  agreement: 'Ihre Vereinbarung zur Gewährleistung zu Ihrer Bestellung zu nehmen',
  cancellation: 'Ihre erste Bestellung zu stornieren',
} satisfies Record<DealerMessage['kind'], string>;

export function DealerMessageState({ message, sending, phone }: DealerMessageStateProps) {
  const { state, kind, orderId } = message;
  const call = phone === undefined ? 'rufen Sie es an' : `rufen Sie es an: ${phone}`;
  if (state === 'sent') {
    return (
      <Notice tone={kind === 'refund' ? 'success' : 'info'}>
        {`Wir haben das Autohaus gebeten, ${TOPICS[kind]} (Vorgangsnummer ${orderNumber(orderId)}).`}
      </Notice>
    );
  }
  if (state === 'pending') return null;
  const busy = busyTextOf(sending.error);
  return (
    <Notice tone="warning">
      <p>
        {state === 'sending'
          ? `Die Bitte an das Autohaus, ${TOPICS[kind]}, wird gesendet. Ob sie angekommen ist, ist noch nicht bekannt; sagt das Autohaus nichts dazu, ${call}.`
          : `Die Bitte an das Autohaus, ${TOPICS[kind]}, konnte nicht gesendet werden. ${busy === undefined ? 'Bitte senden Sie sie noch einmal, oder' : `${busy} Sonst`} ${call}.`}
      </p>
      <Button className="mt-8" size="small" onClick={() => sending.resend(message)}>
        Nachricht noch einmal senden
      </Button>
    </Notice>
  );
}
