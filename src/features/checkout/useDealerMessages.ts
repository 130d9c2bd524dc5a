import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { DealerMessage } from '../../domain/order/dealerMessage';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useSendMessage } from '../../state/dealerMessages';
import type { CheckoutStore } from './checkoutStore';

/** Sends the pending messages to the dealer about this order. @returns sends a message again that may not have arrived */
export function useDealerMessages(store: CheckoutStore, vehicle: Vehicle): (message: DealerMessage) => void {
  const messages = useStore(store, (state) => state.messages);
  const { sendOnce, resend } = useSendMessage({ read: store.storedMessage, mark: store.markMessage }, vehicle);
  const sendPending = useEffectEvent(sendOnce);
  useEffect(() => {
    for (const message of messages) if (message.state === 'pending') sendPending(message);
  }, [messages]);
  return resend;
}
