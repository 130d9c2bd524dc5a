import { useState } from 'react';
import { checkBy } from '../../../lib/check';
import { personLabels } from '../../../domain/person/fields';
import { PersonField } from '../../../shared/person/PersonField';
import { useVisitForm } from '../../../shared/unsaved/useVisitForm';
import { usePersonPrefill } from '../../../state/account';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Notice } from '../../../ui/display/Notice';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import type { CustomerEntries } from '../../../domain/order/orderCustomer';
import { useCheckout } from '../checkoutContext';
import type { CheckoutView } from '../checkoutView';
import { contactSchema, useContinueLater, type Contact } from './useContinueLater';

const FORM_ID = 'continue-later';

const NAMES = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof Contact)[];

interface ContinueLaterFormProps {
  /** At the dealership instead of by a link. */
  isOnSite: boolean;
  step: string;
  onSaved: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Parts of an order that are not part of the link (rules/checkout: continue-later link). */
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

/** Form that sends the order to the dealer to be continued later (rules/checkout: continue later). */
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

  const { hasFailed, isPending, submit } = useContinueLater({
    isOnSite,
    step,
    onSaved: () => {
      // Sent: no longer unsaved.
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
        {hasFailed ? (
          <Notice tone="error">Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
