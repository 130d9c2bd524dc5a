import { orderNumber } from '../../../domain/order/orderNumber';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import type { OrderDraft } from '../../../domain/order/draft';
import { withoutDraft } from '../../../domain/order/orderSlot';
import { isPaid, sentIn } from '../../../domain/order/orderState';
import { exactPrice } from '../../../lib/format';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { useCheckedOrders } from './useCheckedOrders';
import { OrderScreen } from './OrderScreen';
import { CopyableNumber } from '../parts/CopyButton';
import { SentOrderFacts } from '../notices/SentOrder';

/** An order paid for or sent, for a vehicle that the platform no longer has. */
export function GoneVehicleOrder({ draft }: { draft: OrderDraft }) {
  const navigate = useNavigate();
  const orders = useCheckedOrders();
  const { settings } = useTenant();
  const { payment } = draft.state;
  const sent = sentIn(draft.state);
  const close = () => {
    orders.update((slot) => withoutDraft(slot, draft.vehicleId));
    void navigate(hrefOf('search'));
  };
  return (
    <OrderScreen title="Ihre Bestellung ist noch offen">
      <p className="order-success__text">
        {isPaid(payment)
          ? `Das Fahrzeug ist nicht mehr im Shop, und Ihre Reservierungsgebühr von ${exactPrice(payment.amount)} ist bezahlt. Bitte fragen Sie ${settings.companyName} mit diesen Nummern, ob Ihre Bestellung angekommen ist oder der Betrag erstattet wird. Bezahlen Sie die Gebühr nicht noch einmal.`
          : `Das Fahrzeug ist nicht mehr im Shop. Ihre Bestellung wurde gesendet und ist vielleicht angekommen. Bitte fragen Sie ${settings.companyName} mit dieser Nummer danach.`}
      </p>
      <div className="order-success__part">
        {isPaid(payment) ? <CopyableNumber label="PayPal-Zahlung" value={payment.paypalOrderId} /> : null}
        <CopyableNumber label="Vorgangsnummer" value={orderNumber(draft.orderId)} />
        {sent ? <SentOrderFacts sent={sent} /> : null}
      </div>
      <div className="order-success__actions">
        <Button variant="primary" onClick={() => void navigate(hrefOf('search'))}>
          Zurück zur Übersicht
        </Button>
        <Button onClick={close}>Erledigt, nicht mehr anzeigen</Button>
      </div>
    </OrderScreen>
  );
}
