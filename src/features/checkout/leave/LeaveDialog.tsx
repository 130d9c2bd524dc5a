import { useState } from 'react';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import type { CheckoutStepName } from '../../../domain/order/checkoutStep';
import { isPaid, sentIn } from '../../../domain/order/orderState';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/styles';
import { useEmit } from '../../../state/shopContext';
import { useCheckoutView } from '../runner/checkoutContext';
import { orderEventOf } from '../runner/orderEvent';
import type { LeaveAttempt } from '../runner/useLeaveGuard';
import { ContinueLaterForm } from './ContinueLaterForm';
import { sentOrderNoun } from '../notices/SentOrder';
import css from './leave.css?inline';
import { PAYMENT_ARRIVED } from '../notices/OrderNotices';

interface LeaveDialogProps {
  attempt: LeaveAttempt;
  step: CheckoutStepName;
}

/** Save by e-mail link or at the dealer, or discard (rules/checkout: leave dialog). */
export function LeaveDialog({ attempt, step }: LeaveDialogProps) {
  useStyles(css);
  const emit = useEmit();
  const { order, draft } = useCheckoutView();
  const { state } = draft;
  const sent = sentIn(state);
  const [isOnSite, setOnSite] = useState<boolean>();

  const leave = (isSaved: boolean) => {
    emit('checkout-abandoned', { ...orderEventOf(order), step, isSaved });
    attempt.leave(isSaved);
  };

  if (isOnSite !== undefined) {
    return (
      <ContinueLaterForm
        isOnSite={isOnSite}
        step={step}
        onSaved={() => leave(true)}
        onBack={() => setOnSite(undefined)}
        onClose={attempt.stay}
      />
    );
  }
  return (
    <Dialog
      title="Checkout verlassen?"
      size="small"
      onClose={attempt.stay}
      footer={
        <Button variant="primary" onClick={attempt.stay}>
          Im Checkout bleiben
        </Button>
      }
    >
      <div className="leave">
        {isPaid(state.payment) ? (
          <Notice tone="warning" title={PAYMENT_ARRIVED}>
            <p>Sie bleibt auf diesem Gerät gespeichert, bis Sie sie hier absenden.</p>
          </Notice>
        ) : null}
        {sent && !isPaid(state.payment) ? (
          <Notice tone="warning" title={`Ihre ${sentOrderNoun(sent)} ist vielleicht schon angekommen.`}>
            <p>Sie bleibt auf diesem Gerät gespeichert, bis sie bestätigt ist.</p>
          </Notice>
        ) : null}
        <p>Sie können Ihre Auswahl speichern und später weitermachen.</p>
        <Button icon={<Mail />} isWide onClick={() => setOnSite(false)}>
          Speichern und Link zum Fortsetzen senden
        </Button>
        <Button icon={<MapPin />} isWide onClick={() => setOnSite(true)}>
          Speichern und im Autohaus fortsetzen
        </Button>
        <Button icon={<X />} isWide onClick={() => leave(false)}>
          Nicht speichern
        </Button>
      </div>
    </Dialog>
  );
}
