import { orderNumber } from '../../../domain/order/orderNumber';
import type { DealerMessage } from '../../../domain/order/dealerMessage';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';

interface DealerMessageStateProps {
  message: DealerMessage;
  /** Sends the message again. */
  onResend: (message: DealerMessage) => void;
  /** Formatted phone number of the dealer. */
  phone: string | undefined;
}

const TOPICS = {
  refund: 'Ihre Zahlung zu erstatten',
  agreement: 'Ihre Vereinbarung zur Gewährleistung zu Ihrer Bestellung zu nehmen',
  cancellation: 'Ihre erste Bestellung zu stornieren',
} satisfies Record<DealerMessage['kind'], string>;

/** Notice about a message to the dealer: sent, being sent or failed. */
export function DealerMessageState({ message, onResend, phone }: DealerMessageStateProps) {
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
  return (
    <Notice tone="warning">
      <p>
        {state === 'sending'
          ? `Die Bitte an das Autohaus, ${TOPICS[kind]}, wird gesendet. Ob sie angekommen ist, ist noch nicht bekannt; sagt das Autohaus nichts dazu, ${call}.`
          : `Die Bitte an das Autohaus, ${TOPICS[kind]}, konnte nicht gesendet werden. Bitte senden Sie sie noch einmal, oder ${call}.`}
      </p>
      <Button className="mt-8" size="small" onClick={() => onResend(message)}>
        Nachricht noch einmal senden
      </Button>
    </Notice>
  );
}
