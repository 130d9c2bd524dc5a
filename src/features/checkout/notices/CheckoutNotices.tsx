import { useStore } from 'zustand';
import type { CheckoutStepName } from '../../../domain/order/checkoutStep';
import { sentIn } from '../../../domain/order/orderState';
import { OpenOrderNotices } from '../../../shared/order/OpenOrderNotices';
import { Button } from '../../../ui/actions/Button';
import type { QueryFailure } from '../../../state/queries/useQueryFailure';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { Notice } from '../../../ui/feedback/Notice';
import { useCheckout } from '../runner/checkoutContext';
import { DealerMessageState } from './DealerMessageState';
import type { MessageSending } from '../../../state/dealerMessages';
import { SentOrderHint } from './SentOrder';
import { NotStoredNotice } from './NotStoredNotice';
import { sendingFailureText } from './failureTexts';

interface CheckoutNoticesProps {
  slug: CheckoutStepName;
  /** The products could not be loaded. */
  offerFailure: QueryFailure | undefined;
  sending: MessageSending;
}

export function CheckoutNotices({ slug, offerFailure, sending }: CheckoutNoticesProps) {
  const { store, view } = useCheckout();
  const failure = useStore(store, sendingFailureText);
  const messages = useStore(store, (state) => state.messages);
  const isSummary = slug === '9-summary';
  return (
    <>
      <OpenOrderNotices except={view.vehicle.id} />
      <NotStoredNotice store={store} />
      {/* The summary shows both above its button. */}
      {failure === undefined || isSummary || sentIn(view.draft.state) ? null : <Notice tone="error">{failure}</Notice>}
      {isSummary ? null : <SentOrderHint />}
      {messages.map((message) => (
        <DealerMessageState
          key={message.orderId}
          message={message}
          sending={sending}
          phone={view.vehicle.location?.phone}
        />
      ))}
      {offerFailure ? (
        <Notice tone="warning">
          <p>
            {['Angebote und Übergabe konnten nicht geladen werden.', busyTextOf(offerFailure.error)]
              .filter(Boolean)
              .join(' ')}
          </p>
          <Button className="mt-8" size="small" onClick={offerFailure.onRetry} isBusy={offerFailure.isRetrying}>
            Erneut versuchen
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
