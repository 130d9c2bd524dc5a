import { useEffect, useEffectEvent } from 'react';
import { sendEmail } from '../../api/emails';
import { contactRequestOf, type ContactForm } from '../../domain/vehicle/text/contactRequest';
import { vehicleDetailOf } from '../../domain/vehicle/eventItem';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useFindRecipient } from '../../state/recipient';
import { useEmit, useHost, usePlatform, useTenant } from '../../state/shopContext';
import { useSubmission, type Submission } from '../../state/useSubmission';

interface ContactSubmission extends Pick<Submission<ContactForm, void>, 'status'> {
  /** Does nothing while a request is on its way or its message still stands. */
  send: (form: ContactForm) => Promise<void> | undefined;
}

interface ContactSubmissionOptions {
  vehicle: Vehicle | undefined;
  /** How long the outcome stands, in ms (storefront 4). */
  messageMs: number;
  /** The success message has gone: time to empty the form. After a failure nothing typed is lost. */
  onDone: () => void;
  /** The dealer has it. */
  onSent: (form: ContactForm) => void;
}

/** Sends a contact request to whom decisions 6 name; leaving the form takes it back. */
export function useContactSubmission({
  vehicle,
  messageMs,
  onDone,
  onSent,
}: ContactSubmissionOptions): ContactSubmission {
  const platform = usePlatform();
  const { adminId } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const findRecipient = useFindRecipient(vehicle);
  const { status, submit, reset } = useSubmission({
    send: async (form: ContactForm, signal) => {
      const dealerEmail = await findRecipient();
      signal.throwIfAborted();
      if (dealerEmail === undefined) throw new Error('no recipient of the contact request is known');
      const target = { dealerEmail, adminId, vehicleId: vehicle?.id, sourceUrl: host.currentUrl() };
      await sendEmail(platform, contactRequestOf(form, target), signal);
    },
    onSuccess: (_, form) => {
      onSent(form);
      emit('contact-sent', vehicle ? vehicleDetailOf(vehicle) : {});
    },
  });

  const endMessage = useEffectEvent(() => {
    if (status === 'success') onDone();
    reset();
  });
  useEffect(() => {
    if (status !== 'success' && status !== 'error') return;
    const timer = setTimeout(endMessage, messageMs);
    return () => clearTimeout(timer);
  }, [status, messageMs]);

  return { status, send: (form) => (status === 'idle' ? submit(form) : undefined) };
}
