import { useEffect, useEffectEvent, useState } from 'react';
import { isUnsent, type DealerMessage } from '../../domain/order/dealerMessage';
import { EMPTY_SLOT, orderSlotOf, withMessage } from '../../domain/order/orderSlot';
import { useSendMessage } from '../../state/dealerMessages';
import { ownOrdersIn, type Device } from '../../state/device-data/ownOrders';
import { useDevice } from '../../state/shopContext';
import { useVehicle } from '../../state/vehicles/vehicleQuery';
import { withQueryClient } from '../../state/queries/withQueryClient';

function messageBox({ storage, adminId, visitor }: Device) {
  const orders = ownOrdersIn(orderSlotOf(storage, adminId), EMPTY_SLOT, visitor);
  return {
    unsent: () => orders.read().messages.filter(isUnsent),
    read: (orderId: string) => orders.read().messages.find((message) => message.orderId === orderId),
    mark: (message: DealerMessage) => void orders.update((slot) => withMessage(slot, message)),
  };
}
type Box = ReturnType<typeof messageBox>;

/** To the dealer, not sent by a checkout, each once. Renders nothing. */
export const PendingMessages = withQueryClient(function PendingMessages() {
  const device = useDevice();
  const [box] = useState(() => messageBox(device));
  const [messages] = useState(box.unsent);
  return messages.map((message) => <PendingMessage key={message.orderId} box={box} message={message} />);
});

function PendingMessage({ box, message }: { box: Box; message: DealerMessage }) {
  const { data: vehicle, isPending } = useVehicle(message.vehicleId);
  const { sendOnce } = useSendMessage(box, vehicle);
  const send = useEffectEvent(() => sendOnce(message));
  useEffect(() => {
    if (!isPending) send();
  }, [isPending]);
  return null;
}
