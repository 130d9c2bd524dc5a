import { orderNumber } from '../../../domain/order/orderNumber';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hrefOf } from '../../../domain/addresses';
import type { Fee } from '../../../domain/order/orderState';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { exactPrice } from '../../../lib/format';
import { phoneHref } from '../../../domain/person/phone';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { FactList } from '../../../ui/display/FactList';
import type { OrderStore } from '../runner/orderStore';
import { OrderScreen } from './OrderScreen';
import { RESERVED } from '../notices/failureTexts';
import { CopyableNumber } from '../parts/CopyButton';
import { DealerMessageState } from '../notices/DealerMessageState';
import type { MessageSending } from '../../../state/dealerMessages';
import { NotStoredNotice } from '../notices/NotStoredNotice';

interface StrandedPaymentProps {
  store: OrderStore;
  vehicle: Vehicle;
  fee: Fee;
  sending: MessageSending;
}

/** Captured, but the vehicle is reserved by another order (rules/order-and-payment: captured and gone). */
export function StrandedPayment({ store, vehicle, fee, sending }: StrandedPaymentProps) {
  const navigate = useNavigate();
  const { companyName } = useTenant().settings;
  const { orderId } = useStore(store, ({ draft }) => draft);
  const message = useStore(store, ({ messages }) => messages.find((each) => each.kind === 'refund'));
  const phone = vehicle.location?.phone;

  return (
    <OrderScreen
      mark={<TriangleAlert className="order-success__mark order-success__mark--warning print:hidden" />}
      title="Ihre Zahlung wird erstattet"
    >
      <p className="order-success__text">{RESERVED}</p>
      <p className="order-success__text">
        {`Ihre Reservierungsgebühr von ${exactPrice(fee.amount)} wurde abgebucht, Ihre Bestellung konnte aber nicht mehr angenommen werden. ${companyName} erstattet Ihnen den Betrag. Bitte bezahlen Sie die Gebühr nicht noch einmal, und bewahren Sie die Nummer der Zahlung auf.`}
      </p>
      {message ? <DealerMessageState message={message} sending={sending} phone={phone} /> : null}
      <NotStoredNotice store={store} />
      <div className="order-success__part">
        <CopyableNumber label="PayPal-Zahlung" value={fee.paypalOrderId} />
        <FactList
          facts={[
            { label: 'Betrag', value: exactPrice(fee.amount) },
            { label: 'Fahrzeug', value: vehicleTitle(vehicle) },
            { label: 'Vorgangsnummer', value: orderNumber(orderId) },
            { label: 'Autohaus', value: companyName },
            { label: 'Telefon', value: phone },
          ]}
        />
      </div>
      <div className="order-success__actions">
        <Button variant="primary" onClick={() => void navigate(hrefOf('search'))}>
          Zurück zur Übersicht
        </Button>
        {phoneHref(phone) === undefined ? null : <Button href={phoneHref(phone)}>Autohaus anrufen</Button>}
        <Button
          onClick={() => {
            store.raise({ type: 'close' });
            void navigate(hrefOf('search'));
          }}
        >
          Erledigt, nicht mehr anzeigen
        </Button>
      </div>
    </OrderScreen>
  );
}
