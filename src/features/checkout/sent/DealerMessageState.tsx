import type { DealerMessage } from '../../../domain/order/dealerMessage';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';

interface DealerMessageStateProps {
  message: DealerMessage;
  /** Sends it once more, at the visitor's wish. */
  onResend: (message: DealerMessage) => void;
  /** Of the dealer, as it is shown. */
  phone: string | undefined;
}

const TOPICS = {
  refund: 'Ihre Zahlung zu erstatten',
  cancellation: 'Ihre erste Bestellung zu stornieren',
} satisfies Record<DealerMessage['kind'], string>;

/** Whether the dealer was told. */
export function DealerMessageState({ message, onResend, phone }: DealerMessageStateProps) {
  const { state, kind, orderId } = message;
  const call = phone === undefined ? 'rufen Sie es an' : `rufen Sie es an: ${phone}`;
  if (state === 'sent') {
    return (
      <Notice tone={kind === 'refund' ? 'success' : 'info'}>
        {`Wir haben das Autohaus gebeten, ${TOPICS[kind]} (Vorgangsnummer ${orderId}).`}
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
      <Button className="checkout__action" size="small" onClick={() => onResend(message)}>
        Nachricht noch einmal senden
      </Button>
    </Notice>
  );
}
