import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendEmail } from '../../api/emails';
import { contactRequestOf, type ContactForm } from '../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { isAborted } from '../../lib/http/errors';
import { useFindRecipient } from '../../state/recipient';
import { useEmit, useHost, usePlatform, useTenant } from '../../state/shopContext';

export type SubmissionStatus = 'idle' | 'sending' | 'sent' | 'failed';

interface Submission {
  status: SubmissionStatus;
  /** Does nothing while a request is on its way or its message still stands. */
  send: (form: ContactForm) => Promise<void>;
}

interface SubmissionOptions {
  vehicle: Vehicle | undefined;
  /** How long the outcome stands, in ms (storefront 4). */
  messageMs: number;
  /** The success message has gone: time to empty the form. After a failure nothing typed is lost. */
  onDone: () => void;
}

/** Sends a contact request to whom decisions 6 name; leaving the form takes it back. */
export function useContactSubmission({ vehicle, messageMs, onDone }: SubmissionOptions): Submission {
  const platform = usePlatform();
  const { adminId } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const findRecipient = useFindRecipient(vehicle);
  const [status, setStatus] = useState<SubmissionStatus>('idle');
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const endMessage = useEffectEvent(() => {
    if (status === 'sent') onDone();
    running.current = undefined;
    setStatus('idle');
  });
  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return;
    const timer = setTimeout(endMessage, messageMs);
    return () => {
      clearTimeout(timer);
    };
  }, [status, messageMs]);

  return {
    status,
    async send(form) {
      // Not by the status: a second press may come before React has rendered the first.
      if (running.current !== undefined) return;
      const controller = new AbortController();
      running.current = controller;
      setStatus('sending');
      try {
        const dealerEmail = await findRecipient();
        if (controller.signal.aborted) return;
        if (dealerEmail === undefined) {
          setStatus('failed');
          return;
        }
        const target = { dealerEmail, adminId, vehicleId: vehicle?.id, sourceUrl: host.currentUrl() };
        await sendEmail(platform, contactRequestOf(form, target), controller.signal);
        setStatus('sent');
        emit('contact-sent', { vehicleId: vehicle?.id });
      } catch (error) {
        if (!isAborted(error)) setStatus('failed');
      }
    },
  };
}
