import { sendEmail } from '../../api/emails';
import { contactRequestOf, type ContactForm } from '../../domain/vehicle/text/contactRequest';
import { vehicleDetailOf } from '../../domain/vehicle/eventItem';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useFindRecipient } from '../../state/queries/recipient';
import { useEmit, useHost, usePlatform, useTenant } from '../../state/shopContext';
import { useSubmission, type Submission } from '../../state/useSubmission';

interface ContactSubmission extends Pick<Submission<ContactForm, void>, 'status' | 'reset'> {
  /** Entries of the request that has arrived. */
  sent: ContactForm | undefined;
  /** A no-op while a request is running. */
  send: (form: ContactForm) => Promise<void>;
}

interface ContactSubmissionOptions {
  vehicle: Vehicle | undefined;
  /** Called when the request was sent. */
  onSent: (form: ContactForm) => void;
}

/** Sends a contact request to its recipient (rules/contact: recipient); unmounting the form aborts it. */
export function useContactSubmission({ vehicle, onSent }: ContactSubmissionOptions): ContactSubmission {
  const platform = usePlatform();
  const { adminId } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const findRecipient = useFindRecipient(vehicle);
  const { status, input, submit, reset } = useSubmission({
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

  return { status, sent: status === 'success' ? input : undefined, send: submit, reset };
}
