import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { continueLater } from '../../../api/orders';
import { hrefOf } from '../../../domain/addresses';
import { continueLaterUrl } from '../../../domain/order/presets';
import { email, phone, requiredInput } from '../../../domain/person/rules';
import { checkBy } from '../../../lib/check';
import { personLabels } from '../../../domain/person/fields';
import { PersonField } from '../../../shared/person/PersonField';
import { useVisitForm } from '../../../shared/unsaved/useVisitForm';
import { usePersonPrefill } from '../../../state/account';
import { useRememberPerson } from '../../../state/knownPerson';
import { useEnvironment, usePlatform, useSession, useShowNotice, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { Notice } from '../../../ui/feedback/Notice';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import type { CustomerEntries } from '../../../domain/order/orderCustomer';
import { useCheckout } from '../runner/checkoutContext';
import type { CheckoutView } from '../runner/checkoutView';

const FAILURE_MS = 2750;
const SAVED_MS = 6000;

/** rules/checkout: continue later */
const contactSchema = z.object({
  firstName: requiredInput(),
  lastName: requiredInput(),
  email: email(),
  phone: phone(),
});
type Contact = z.output<typeof contactSchema>;

const FORM_ID = 'continue-later';

const NAMES = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof Contact)[];

interface ContinueLaterFormProps {
  isOnSite: boolean;
  step: string;
  onSaved: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Not in the link (rules/checkout: continue-later link). */
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

/** rules/checkout: continue later */
export function ContinueLaterForm({ isOnSite, step, onSaved, onBack, onClose }: ContinueLaterFormProps) {
  const { store, view } = useCheckout();
  const { firstName, lastName, email: address, phone: number } = store.getState().customer;
  const [notSaved] = useState(() => notInLink(view, store.getState().customer));
  const form = useCheckedForm<Contact>({
    defaultValues: { firstName, lastName, email: address, phone: number },
    check: checkBy(contactSchema),
  });
  useVisitForm(form, 'continue later');
  usePersonPrefill(form);

  const { error, isPending, submit } = useContinueLater({
    isOnSite,
    step,
    onSaved: () => {
      form.reset(form.getValues());
      onSaved();
    },
  });

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
        {error ? (
          <Notice tone="error">{`Es ist ein Fehler aufgetreten. ${busyTextOf(error) ?? 'Bitte versuchen Sie es später erneut.'}`}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

function useContinueLater({ isOnSite, step, onSaved }: Pick<ContinueLaterFormProps, 'isOnSite' | 'step' | 'onSaved'>) {
  const platform = usePlatform();
  const { history } = useEnvironment();
  const { adminId, settings } = useTenant();
  const showNotice = useShowNotice();
  const { draft, vehicle } = useCheckout().view;
  const remember = useRememberPerson();
  const { user } = useSession();

  const { error, isPending, submit, reset } = useSubmission({
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
        // Stays until the next navigation.
        ...(user === undefined
          ? { link: { label: 'Konto anlegen', path: hrefOf('account', { page: 'registration' }) } }
          : { durationMs: SAVED_MS }),
      });
      onSaved();
    },
  });

  const hideFailure = useEffectEvent(reset);
  useEffect(() => {
    if (!error || busyTextOf(error)) return;
    const timer = setTimeout(hideFailure, FAILURE_MS);
    return () => clearTimeout(timer);
  }, [error]);

  return { error, isPending, submit };
}
