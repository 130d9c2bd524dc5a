import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { sendEmail } from '../../api/emails';
import { dealerMessageRequest, type DealerMessage } from '../../domain/order/dealerMessage';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { exclusivelyIfFree } from '../../lib/tabLock';
import { useFindRecipient } from '../../state/recipient';
import { useHost, usePlatform, useTenant } from '../../state/shopContext';
import type { CheckoutStore } from './checkoutStore';

/** Sends what the dealer is to be told of this order, once and from one tab. @returns sends one again that did not arrive for certain */
export function useDealerMessages(store: CheckoutStore, vehicle: Vehicle): (message: DealerMessage) => void {
  const platform = usePlatform();
  const { adminId } = useTenant();
  const host = useHost();
  const findRecipient = useFindRecipient(vehicle);
  const messages = useStore(store, (state) => state.messages);

  async function send(message: DealerMessage): Promise<void> {
    // Kept before it goes out: after a reload it is not sent again by itself.
    store.noteMessage({ ...message, state: 'sending' });
    try {
      const dealerEmail = await findRecipient();
      if (dealerEmail === undefined) throw new Error('no recipient of the message is known');
      await sendEmail(platform, dealerMessageRequest(message, { dealerEmail, adminId, sourceUrl: host.currentUrl() }));
      store.noteMessage({ ...message, state: 'sent' });
    } catch {
      store.noteMessage({ ...message, state: 'failed' });
    }
  }

  const sendPending = useEffectEvent((message: DealerMessage) => {
    void exclusivelyIfFree(`webshop-message-${message.orderId}`, async () => {
      if (store.isUnsent(message)) await send(message);
    });
  });
  useEffect(() => {
    for (const message of messages) if (message.state === 'pending') sendPending(message);
  }, [messages]);

  return (message) => void send(message);
}
