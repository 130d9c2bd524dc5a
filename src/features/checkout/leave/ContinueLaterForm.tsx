import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { continueLater } from '../../../api/orders';
import { checkBy } from '../../../lib/forms/check';
import { hrefOf } from '../../../domain/addresses';
import { continueLaterUrl } from '../../../domain/order/presets';
import { personLabels } from '../../../domain/person/fields';
import { email, phone, requiredLine } from '../../../domain/person/rules';
import { PersonField } from '../../../parts/person/PersonField';
import { useAccountPrefill } from '../../../state/account';
import { useRememberPerson } from '../../../state/knownPerson';
import { useEnvironment, usePlatform, useSession, useShowNotice, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Notice } from '../../../ui/display/Notice';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import type { CustomerEntries } from '../../../domain/order/orderCustomer';
import { useCheckout } from '../checkoutContext';
import type { CheckoutView } from '../checkoutView';

/** How long the error message is shown (checkout 8). */
const FAILURE_MS = 2750;
const SAVED_MS = 6000;
const FORM_ID = 'continue-later';

/** First and last name, e-mail, phone: all required (checkout 5). */
const contactSchema = z.object({
  firstName: requiredLine(),
  lastName: requiredLine(),
  email: email(),
  phone: phone(),
});
type Contact = z.output<typeof contactSchema>;
const NAMES = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof Contact)[];

interface ContinueLaterFormProps {
  /** At the dealership instead of by a link. */
  isOnSite: boolean;
  step: string;
  onSaved: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Parts of an order that the link cannot carry (checkout 7). */
function notInLink({ order, draft }: CheckoutView, customer: CustomerEntries): string[] {
  const { email: address, lastName, street } = customer;
  return [
    order.tradeIn && 'Inzahlungnahme',
    (order.financing ?? order.leasing) && 'Ihre Rate',
    order.appointment && 'Wunschtermin',
    draft.carAccessories.length > 0 && 'Zubehör aus dem Navigator',
    [address, lastName, street].some(Boolean) && 'Ihre Daten',
  ].filter((part) => typeof part === 'string');
}

/** Sends the order to the dealer to be continued later (checkout 4). Entries are kept when it fails. */
export function ContinueLaterForm({ isOnSite, step, onSaved, onBack, onClose }: ContinueLaterFormProps) {
  const platform = usePlatform();
  const { history } = useEnvironment();
  const { adminId, settings } = useTenant();
  const showNotice = useShowNotice();
  const { store, view } = useCheckout();
  const { draft, vehicle } = view;
  const { firstName, lastName, email: address, phone: number } = store.getState().customer;
  const [notSaved] = useState(() => notInLink(view, store.getState().customer));
  const form = useCheckedForm<Contact>({
    defaultValues: { firstName, lastName, email: address, phone: number },
    check: checkBy(contactSchema),
  });
  useAccountPrefill(form);
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
        // With the link to the registration it stays until the next navigation.
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

  return (
    <Dialog
      title={isOnSite ? 'Im Autohaus fortsetzen' : 'Link zum Fortsetzen senden'}
      size="small"
      isLocked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack} disabled={isPending}>
            Zurück
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isPending}>
            {isOnSite ? 'Speichern' : 'Speichern und senden'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="leave" {...form.formProps(submit)}>
        <p>
          {isOnSite
            ? 'Wir speichern Ihre Auswahl: Zusatzleistungen, Übergabe und Zahlungsart. Das Autohaus setzt sie gemeinsam mit Ihnen fort.'
            : 'Wir speichern Ihre Auswahl: Zusatzleistungen, Übergabe und Zahlungsart. Mit dem Link, den wir Ihnen senden, machen Sie auf jedem Gerät weiter.'}
        </p>
        {notSaved.length === 0 ? null : <p>{`Noch einmal einzugeben sind dann: ${notSaved.join(', ')}.`}</p>}
        <ErrorSummary form={form} labels={personLabels(NAMES)} />
        {NAMES.map((name) => (
          <PersonField key={name} form={form} name={name} />
        ))}
        {status === 'error' ? (
          <Notice tone="error">Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
