import { useEffect, useEffectEvent, useState } from 'react';
import { isUnsent, type DealerMessage } from '../../domain/order/dealerMessage';
import { EMPTY_SLOT, orderSlotOf, withMessage } from '../../domain/order/orderSlot';
import type { ShopStorage } from '../../lib/storage';
import { useSendMessage } from '../../state/dealerMessages';
import { useShopStorage, useTenant } from '../../state/shopContext';
import { useVehicle } from '../../state/vehicleQuery';
import { withQueryClient } from '../../state/withQueryClient';

function messageBox(storage: ShopStorage, adminId: string) {
  const slot = orderSlotOf(storage, adminId);
  const readSlot = () => slot.read() ?? EMPTY_SLOT;
  return {
    unsent: () => readSlot().messages.filter(isUnsent),
    read: (orderId: string) => readSlot().messages.find((message) => message.orderId === orderId),
    mark: (message: DealerMessage) => void slot.write(withMessage(readSlot(), message)),
  };
}
type Box = ReturnType<typeof messageBox>;

/** Sends the stored messages to the dealer that no checkout has sent, each once. Renders nothing. */
export const PendingMessages = withQueryClient(function PendingMessages() {
  const storage = useShopStorage();
  const { adminId } = useTenant();
  const [box] = useState(() => messageBox(storage, adminId));
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
