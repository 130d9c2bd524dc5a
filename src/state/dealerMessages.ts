import { useState } from 'react';
import { sendEmail } from '../api/emails';
import { dealerMessageRequest, isUnsent, type DealerMessage } from '../domain/order/dealerMessage';
import type { Vehicle } from '../domain/vehicle/vehicle';
import { exclusivelyIfFree } from '../lib/page/tabLock';
import { useFindRecipient } from './queries/recipient';
import { useHost, usePlatform, useTenant } from './shopContext';

interface MessageBox {
  read: (orderId: string) => DealerMessage | undefined;
  mark: (message: DealerMessage) => void;
}

/** Sending again, and the last failure. */
export interface MessageSending {
  resend: (message: DealerMessage) => void;
  error: unknown;
}

interface SendMessage extends MessageSending {
  /** Once and from one tab; else nothing. */
  sendOnce: (message: DealerMessage) => void;
}

/** Sends to the dealer of a vehicle; `undefined` for a vehicle that is gone. */
export function useSendMessage({ read, mark }: MessageBox, vehicle: Vehicle | undefined): SendMessage {
  const platform = usePlatform();
  const { adminId } = useTenant();
  const host = useHost();
  const findRecipient = useFindRecipient(vehicle);
  const [error, setError] = useState<unknown>();

  async function send(message: DealerMessage): Promise<void> {
    // Stored before the request: no second mail after a reload.
    mark({ ...message, state: 'sending' });
    try {
      const dealerEmail = await findRecipient();
      if (dealerEmail === undefined) throw new Error('no recipient');
      await sendEmail(platform, dealerMessageRequest(message, { dealerEmail, adminId, sourceUrl: host.currentUrl() }));
      mark({ ...message, state: 'sent' });
    } catch (failure) {
      setError(failure);
      mark({ ...message, state: 'failed' });
    }
  }

  return {
    error,
    resend: (message) => void send(message),
    sendOnce: (message) => {
      void exclusivelyIfFree(`webshop-message-${message.orderId}`, async () => {
        if (isUnsent(read(message.orderId) ?? message)) await send(message);
      });
    },
  };
}
