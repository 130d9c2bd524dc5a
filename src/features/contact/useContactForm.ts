import { useRef, useState } from 'react';
import {
  contactFormSchema,
  contactMessage,
  contactOptions,
  EMPTY_CONTACT_FORM,
  isCallbackFor,
  type ContactOptionName,
  contactRequestOf,
  type ContactEntries,
} from '../../domain/vehicle/text/contactRequest';
import { normalisePhone } from '../../domain/person/phone';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { checkBy } from '../../lib/check';
import { useVisitForm } from '../../shared/unsaved/useVisitForm';
import { usePersonPrefill } from '../../state/account';
import { useRememberPerson } from '../../state/knownPerson';
import { usePersonChange } from '../../state/usePersonChange';
import { useSession, useTenant, useEmit, useHost, usePlatform } from '../../state/shopContext';
import { useCheckedForm } from '../../ui/fields/useCheckedForm';
import { sendEmail } from '../../api/emails';
import { vehicleDetailOf } from '../../domain/vehicle/eventItem';
import { useFindRecipient } from '../../state/queries/recipient';
import { useSubmission, type Submission } from '../../state/useSubmission';

const check = checkBy(contactFormSchema);

/**
 * The message follows the options, the callback option the phone (rules/contact: wishes rewrite the message, rules/contact: phone switches the
 * callback).
 * @param request whole sentences of the prefilled message
 */
export function useContactForm(vehicle: Vehicle | undefined, request?: string) {
  const { settings } = useTenant();
  const { user } = useSession();
  const context = { settings, vehicle, request };
  const options = contactOptions(context);

  const empty = { ...EMPTY_CONTACT_FORM, email: user?.email ?? '', message: contactMessage(context, {}) };
  const form = useCheckedForm<ContactEntries>({ check, defaultValues: empty, onValues: followPhone });
  const { getValues, setValue, reset } = form;
  const hadPhone = useRef(false);
  const prefilledPhone = useRef('');
  const [isSent, setSent] = useState(false);
  useVisitForm(form, `contact ${vehicle?.id ?? ''} ${request ?? ''}`, isSent);
  const prefill = usePersonPrefill({
    getValues,
    setValues: (entries) => {
      prefilledPhone.current = entries.phone ?? prefilledPhone.current;
      form.setValues(entries);
    },
  });
  const remember = useRememberPerson();
  const [isInvited, setInvited] = useState(false);
  const {
    status,
    error,
    sent,
    send,
    reset: endSubmission,
  } = useContactSubmission({
    vehicle,
    onSent: (entries) => {
      remember(entries);
      setSent(true);
      setInvited(true);
    },
  });

  function startAgain() {
    endSubmission();
    reset(empty);
    setSent(false);
    prefill();
  }
  // The confirmation names the person.
  usePersonChange((change) => {
    if (change === 'left' && sent) startAgain();
  });

  /** Unless the visitor has edited it. */
  function rewriteMessage(changed: ContactOptionName) {
    const wishes = getValues();
    const before = contactMessage(context, { ...wishes, [changed]: !wishes[changed] });
    if (wishes.message === before) setValue('message', contactMessage(context, wishes));
  }

  function wish(name: ContactOptionName, isWished: boolean) {
    if (getValues()[name] === isWished) return;
    setValue(name, isWished);
    rewriteMessage(name);
  }

  /** A typed number ticks the callback; a prefilled one does not. */
  function followPhone({ phone }: ContactEntries) {
    const isGiven = isCallbackFor(phone) && normalisePhone(phone) !== normalisePhone(prefilledPhone.current);
    if (isGiven === hadPhone.current) return;
    hadPhone.current = isGiven;
    wish('isCallbackDesired', isGiven);
  }

  return { form, options, status, error, sent, send, startAgain, isInvited, rewriteMessage, wish };
}

interface ContactSubmission extends Pick<Submission<ContactEntries, void>, 'status' | 'error' | 'reset'> {
  sent: ContactEntries | undefined;
  /** A no-op while a request is running. */
  send: (form: ContactEntries) => Promise<void>;
}

interface ContactSubmissionOptions {
  vehicle: Vehicle | undefined;
  onSent: (form: ContactEntries) => void;
}

/** rules/contact: recipient. Unmounting aborts it. */
function useContactSubmission({ vehicle, onSent }: ContactSubmissionOptions): ContactSubmission {
  const platform = usePlatform();
  const { adminId } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const findRecipient = useFindRecipient(vehicle);
  const { status, error, input, submit, reset } = useSubmission({
    send: async (form: ContactEntries, signal) => {
      const dealerEmail = await findRecipient();
      signal.throwIfAborted();
      if (dealerEmail === undefined) throw new Error('no recipient');
      const target = { dealerEmail, adminId, vehicleId: vehicle?.id, sourceUrl: host.currentUrl() };
      await sendEmail(platform, contactRequestOf(form, target), signal);
    },
    onSuccess: (_, form) => {
      onSent(form);
      emit('contact-sent', vehicle ? vehicleDetailOf(vehicle) : {});
    },
  });

  return { status, error, sent: status === 'success' ? input : undefined, send: submit, reset };
}
