import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { continueLater } from '../../../api/orders';
import { hrefOf } from '../../../domain/addresses';
import { continueLaterUrl } from '../../../domain/order/presets';
import { email, phone, requiredLine } from '../../../domain/person/rules';
import { useRememberPerson } from '../../../state/knownPerson';
import { useEnvironment, usePlatform, useSession, useShowNotice, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { useCheckout } from '../checkoutContext';

/** Duration of the error message. */
const FAILURE_MS = 2750;
const SAVED_MS = 6000;

/** Required contact data (rules/checkout: continue later). */
export const contactSchema = z.object({
  firstName: requiredLine(),
  lastName: requiredLine(),
  email: email(),
  phone: phone(),
});
export type Contact = z.output<typeof contactSchema>;

interface ContinueLaterOptions {
  /** At the dealership instead of by a link. */
  isOnSite: boolean;
  step: string;
  onSaved: () => void;
}

/** Submission of the order to be continued later. */
export function useContinueLater({ isOnSite, step, onSaved }: ContinueLaterOptions) {
  const platform = usePlatform();
  const { history } = useEnvironment();
  const { adminId, settings } = useTenant();
  const showNotice = useShowNotice();
  const { draft, vehicle } = useCheckout().view;
  const remember = useRememberPerson();
  const { user } = useSession();

  const { status, isPending, submit, reset } = useSubmission({
    send: (contact: Contact, signal) => {
      const { search } = history.current.location;
      const path = `${hrefOf('checkout', { vehicleId: vehicle.id, step })}${search}`;
      return continueLater(
        platform,
        {
          vehicleDealerId: settings.vehicleDealerId ?? adminId,
          vehicleId: vehicle.id,
          customerFirstName: contact.firstName.trim(),
          customerLastName: contact.lastName.trim(),
          customerEmail: contact.email.trim(),
          customerPhoneNumber: contact.phone.trim(),
          checkoutUrl: continueLaterUrl(history.createHref(path), draft),
          continueOnSite: isOnSite,
        },
        signal,
      );
    },
    onSuccess: (_, contact) => {
      remember(contact);
      showNotice({
        kind: 'success',
        text: isOnSite
          ? 'Ihre Auswahl ist gespeichert. Das Autohaus meldet sich bei Ihnen.'
          : 'Ihre Auswahl ist gespeichert. Den Link zum Fortsetzen erhalten Sie per E-Mail.',
        // A notice with the link to the registration stays until the next navigation.
        ...(user === undefined
          ? { link: { label: 'Konto anlegen', path: hrefOf('account', { page: 'registration' }) } }
          : { durationMs: SAVED_MS }),
      });
      onSaved();
    },
  });

  const hideFailure = useEffectEvent(reset);
  useEffect(() => {
    if (status !== 'error') return;
    const timer = setTimeout(hideFailure, FAILURE_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return { hasFailed: status === 'error', isPending, submit };
}
